"""Chromium behind chromedriver, for the checks of pages."""

import base64
import contextlib
import json
import subprocess
import sys
import urllib.request

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
_SWITCHES = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


@contextlib.contextmanager
def browser():
    """Starts a browser, and ends it with its chromedriver."""
    process = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        started = (line for line in process.stdout if "started successfully on port" in line)
        line = next(started, None) or sys.exit("chromedriver does not start")
        opened = Browser(line.rsplit(" ", 1)[-1].strip(" .\n"))
        yield opened
        opened.ask("DELETE", "")
    finally:
        process.terminate()
        process.wait()


class Browser:
    def __init__(self, port):
        self.address = f"http://127.0.0.1:{port}/session"
        wanted = {
            "browserName": "chrome", "timeouts": {"script": 120_000},
            "goog:chromeOptions": {"args": _SWITCHES}, "goog:loggingPrefs": {"browser": "ALL"},
        }
        self.address += "/" + self.send("", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]

    def ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=180) as answer:
            return json.load(answer)["value"]

    def send(self, path, body):
        return self.ask("POST", path, body)

    def devtools(self, command, **parameters):
        return self.send("/goog/cdp/execute", {"cmd": command, "params": parameters})

    def run(self, script):
        return self.send("/execute/sync", {"script": script, "args": []})

    def run_to_end(self, script):
        """Runs a script that calls its argument with the result when it is done."""
        return self.send("/execute/async", {"script": script, "args": []})

    def show(self, window, scheme):
        """Gives the pages a size, and `light` or `dark` colours."""
        self.devtools("Emulation.setDeviceMetricsOverride", **window, deviceScaleFactor=1, mobile=window["width"] < 500)
        self.devtools("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def open(self, url):
        self.send("/url", {"url": url})

    def press(self, key):
        self.send("/actions", {"actions": [{"type": "key", "id": "keys", "actions": [
            {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]}]})

    def errors(self):
        """Returns the errors in the console since the last call."""
        return [entry["message"] for entry in self.send("/se/log", {"type": "browser"}) if entry["level"] == "SEVERE"]

    def picture(self, file):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(base64.b64decode(self.ask("GET", "/screenshot")))
