"""Demo servers on one PostgreSQL, and nginx before them: for Scripts/cluster and Scripts/test-cluster."""
import os, shutil, socket, subprocess, sys, time

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def needs_postgresql(script):
    """Runs the script again by Scripts/test-postgresql if there is no PostgreSQL yet."""
    if "USHER_POSTGRESQL" not in os.environ:
        os.environ["CI"] = "1"
        os.execv(f"{HERE}/test-postgresql", [f"{HERE}/test-postgresql", os.path.abspath(script)] + sys.argv[1:])


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def answers(port):
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
        return True
    except OSError:
        return False


class Server:
    """A demo server, which another one on the same port may follow."""

    def __init__(self, demo, folder, arguments=()):
        self.demo, self.port, self.folder, self.arguments = demo, free_port(), folder, arguments
        self.start()

    def start(self):
        until = time.time() + 60
        while time.time() < until:
            with open(f"{self.folder}/{self.port}.log", "ab") as log:
                self.process = subprocess.Popen(
                    [self.demo, "--port", str(self.port), "--data", f"{self.folder}/data", *self.arguments],
                    stdout=log, stderr=log)
            # It ends by itself while the database restarts.
            while self.process.poll() is None and time.time() < until:
                if answers(self.port):
                    return
                time.sleep(0.05)
        raise SystemExit(f"cluster: failed: a server does not start: {open(log.name).read()[-2000:]}")

    def end(self, number):
        self.process.send_signal(number)
        self.process.wait()


class Balancer:
    """nginx before servers: one port where a visitor stays with one of them by the cookie, one where none does."""

    def __init__(self, servers, folder):
        nginx = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        if not nginx:
            raise SystemExit("cluster: nginx is not installed: apt-get install nginx-light")
        self.sticky, self.random = free_port(), free_port()
        with open(f"{folder}/nginx.conf", "w") as file:
            file.write(self.configuration(servers, folder))
        with open(f"{folder}/nginx.out", "wb") as log:
            self.process = subprocess.Popen([nginx, "-c", f"{folder}/nginx.conf", "-p", folder], stdout=log, stderr=log)
        while not answers(self.sticky):
            if self.process.poll() is not None:
                raise SystemExit("cluster: nginx does not start")
            time.sleep(0.05)

    def end(self):
        # Not killed: its workers would go on.
        self.process.terminate()
        self.process.wait()

    def configuration(self, servers, folder):
        def upstream(name, rule):
            lines = "".join(f"server 127.0.0.1:{s.port} max_fails=1 fail_timeout=1s; " for s in servers)
            return f"upstream {name} {{ {rule}; {lines}}}\n"

        def server(port, name):
            # A press is not repeated here: the page itself sends it again, by the same name.
            return f"""server {{
  listen 127.0.0.1:{port};
  location / {{
    proxy_pass http://{name};
    proxy_http_version 1.1; proxy_set_header Host 127.0.0.1; proxy_set_header Connection "";
    proxy_buffering off; proxy_read_timeout 60s; proxy_connect_timeout 1s;
    proxy_next_upstream error timeout http_503;
    add_header X-Servers $upstream_addr always;
  }}
}}
"""

        temporary = " ".join(
            f"{kind}_temp_path {folder};" for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        return f"""daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;
{"user root;" if os.getuid() == 0 else ""}
events {{ worker_connections 4096; }}
http {{
  access_log off; {temporary}
  # A new visitor has no cookie yet, and may begin anywhere.
  map $cookie_usher_visitor $visitor {{ default $cookie_usher_visitor; "" $request_id; }}
  {upstream("sticky", "hash $visitor consistent")}{upstream("random", "random")}
  {server(self.sticky, "sticky")}{server(self.random, "random")}
}}
"""
