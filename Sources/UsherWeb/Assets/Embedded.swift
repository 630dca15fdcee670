// `Scripts/house embed` wrote this file: change the files in `Sources/UsherWeb/Browser` instead.
// swift-format-ignore-file: its lines are those of a browser's files, without their spaces.

/// What a browser loads with a page.
enum Embedded {
  /// The script, in parts that share one scope.
  static let script = #"""
    (()=>{
    'use strict';
    const D=document,
    find=(s,e=D)=>e.querySelector(s),
    all=(s,e=D)=>[...e.querySelectorAll(s)];
    const phone=find('#u-phone'),panel=find('#u-panel');
    if (!phone) return;
    const{address}=D.body.dataset,
    words=find('#u-note').dataset,
    token=find('#u-form').elements.token.value;
    const calm=matchMedia('(prefers-reduced-motion:reduce)');
    let version=+D.body.dataset.version,depth=+D.body.dataset.depth,{link}=D.body.dataset;
    function apply(update){
    if (update.note) note(update.note);
    if (update.version>version){
    const former=generation(update.version)>generation(version)&&topScreen();
    version=update.version;
    depth=update.depth;
    link=update.link;
    D.title=update.title;
    let held=focused();
    fill(phone,update.phone);
    if (former) held=carry(former,held);
    forgetIfGone();
    if (panel&&update.panel) fill(panel,update.panel);
    all('input[type=file]',phone).forEach(showChoice);
    all('[data-usher=events]').forEach((e)=>e.scrollTop=e.scrollHeight);
    activate(held,update.spoken);
    }
    sync(update.isRefused);
    }
    function fill(element,html){
    const wanted=D.createElement('template');
    wanted.innerHTML=html;
    children(element,wanted.content);
    }
    function showChoice(input){
    const text=find('.u-choice i',input.parentElement),name=input.files[0]?.name;
    if (!text) return;
    if (name) text.dataset.name=name;
    else delete text.dataset.name;
    }
    D.documentElement.classList.add('u-live');
    D.addEventListener('change',({target})=>{
    if (target.type=='file') showChoice(target);
    });
    let noted=0,isOver=false,isAway=false;
    function note(text,button){
    clearTimeout(noted);
    noted=button?-1:setTimeout(noteNothing,3500);
    say(text,button);
    }
    function noteNothing(){
    noted=0;
    say(isAway?words.waiting:'');
    }
    function say(text,button){
    const e=find('#u-note');
    e.textContent=text;
    if (button) e.append(' ',button);
    e.hidden=!text;
    }
    function labelled(text,action){
    const button=D.createElement('button');
    button.textContent=text;
    button.onclick=action;
    return button;
    }
    function away(){
    isAway=true;
    if (!noted) noteNothing();
    }
    function back(){
    isAway=false;
    if (!noted) noteNothing();
    }
    function lost(){
    isOver=true;
    source?.close();
    note(
    words.ended,
    labelled(words.again,()=>location.assign(address.replace(/\/t\/[^/]*$/,''))),
    );
    }
    const kept=new Set([
    'open',
    'data-name',
    'data-scrolled',
    'data-at',
    'data-moving',
    'data-leaving',
    'style',
    ]);
    const key=(n)=>n.nodeType==1?n.dataset.key||n.id:'';
    const stays=(n)=>n.nodeType!=1||!('leaving' in n.dataset);
    const live=(e)=>[...e.children].filter(stays);
    const chosen=(list)=>find('option[selected]',list)?.value ?? '';
    function morph(a,b){
    for (const{name}of [...a.attributes]){
    if (!b.hasAttribute(name)&&!kept.has(name)) a.removeAttribute(name);
    }
    for (const{name,value}of b.attributes){
    if (a.getAttribute(name)!==value&&!(name=='hidden'&&a.isOpen)&&name!='open'){
    a.setAttribute(name,value);
    }
    }
    if ('defaultValue' in a&&a.type!='password'&&!a.pending&&a.value!==a.defaultValue){
    a.value=a.defaultValue;
    }
    const mine=a.nodeName=='SELECT'&&a.pending?a.value:null;
    children(a,b);
    if (a.nodeName=='SELECT') a.value=mine ?? chosen(a);
    }
    function children(a,b){
    const motion=motions[a.dataset?.motion],before=[...a.childNodes].filter(stays);
    const wanted=[...b.childNodes],names=(list)=>list.map(key).join();
    const moves=motion&&names(before)!=names(wanted);
    const from=moves?progress(a):0;
    if (moves) a.settle?.();
    const byKey=new Map(before.filter(key).map((n)=>[key(n),n]));
    const loose=before.filter((n)=>!key(n)),used=new Set(),pairs=[];
    for (const w of wanted){
    let n=key(w)
    ? byKey.get(key(w))
    :loose.find((n)=>!used.has(n)&&n.nodeName==w.nodeName);
    if (n&&n.nodeName!=w.nodeName) n=null;
    if (n) used.add(n);
    pairs.push([n,w]);
    }
    const removed=before.filter((n)=>!used.has(n));
    for (const n of removed){
    if (moves) leave(n);
    else n.remove();
    }
    let next=a.firstChild;
    const skip=()=>{
    while (next&&!stays(next)) next=next.nextSibling;
    };
    for (const [n,w] of pairs){
    skip();
    if (n&&n===next) next=next.nextSibling;
    else a.insertBefore(n||w,next);
    if (!n) arrive(w);
    else if (n.nodeType==1) morph(n,w);
    else if (n.data!==w.data) n.data=w.data;
    }
    if (moves) motion(a,before,live(a),removed,from);
    }
    function leave(n){
    if (n.nodeType!=1) return n.remove();
    n.dataset.leaving='';
    n.inert=true;
    for (const e of [n,...all('[data-active]',n)]) e.removeAttribute('data-active');
    }
    const scrolls=new Map();
    function arrive(n){
    if (n.nodeType!=1) return;
    for (const e of [n,...all('.u-screen',n)]){
    if (scrolls.has(e.dataset.key)&&find('.u-body',e)){
    find('.u-body',e).scrollTop=scrolls.get(e.dataset.key);
    }
    }
    }
    phone.addEventListener('scroll',({target})=>{
    const screen=target.classList?.contains('u-body')&&target.closest('.u-screen');
    if (!screen||!stays(screen)) return;
    scrolls.set(screen.dataset.key,target.scrollTop);
    screen.toggleAttribute('data-scrolled',target.scrollTop>('large' in screen.dataset?40:4));
    },true);
    const progress=(e,name='--p')=>+getComputedStyle(e).getPropertyValue(name)||0;
    const top=()=>live(find('.u-layers',phone)).at(-1);
    function glide(e,name,from,to,time,then){
    e.style.setProperty(name,to);
    const a=e.animate({[name]:[from,to]},{
    duration:calm.matches?0:time,
    easing:'cubic-bezier(.3,.72,.1,1)',
    });
    a.onfinish=then||null;
    return a;
    }
    function begin(e,clean){
    e.settle?.();
    const running=[];
    e.settle=()=>{
    e.settle=null;
    running.forEach((a)=>a.cancel());
    clean();
    };
    return running;
    }
    const drop=(list)=>list.forEach((n)=>n.remove());
    function slide(stack,above,below,clean=()=>{}){
    const running=begin(stack,()=>{
    for (const s of [above,below]) s?.removeAttribute('data-at');
    stack.removeAttribute('data-moving');
    stack.style.removeProperty('--p');
    clean();
    });
    above.dataset.at='top';
    if (below) below.dataset.at='under';
    stack.dataset.moving='';
    return running;
    }
    const motions={
    stack(a,before,after,removed,from){
    const old=before.at(-1),now=after.at(-1),gone=removed.includes(old);
    const shrinks=+a.dataset.depth<a.was;
    a.was=+a.dataset.depth;
    if (!old||!now||old===now) return drop(removed);
    const pops=gone&&(before.includes(now)||shrinks);
    drop(removed.filter((n)=>n!==old));
    const running=slide(a,pops?old:now,pops?now:old,()=>drop(removed));
    running.push(glide(a,'--p',pops?from:1,pops?1:0,420,a.settle));
    },
    layers(a,before,after,removed){
    const old=before.at(-1),
    now=after.at(-1),
    running=begin(a,()=>{
    for (const e of after){
    e.style.removeProperty('--p');
    e.style.removeProperty('--q');
    }
    drop(removed);
    });
    const move=(e,name,from,to)=>running.push(glide(e,name,from,to,440,a.settle));
    drop(removed.filter((n)=>n!==old));
    if (removed.includes(old)){
    move(old,'--p',progress(old),1);
    if (old.matches('.u-is-sheet')) move(now,'--q',1-progress(old),0);
    }
    if (!before.includes(now)){
    move(now,'--p',1,0);
    if (now.matches('.u-is-sheet')&&after.length>1) move(after.at(-2),'--q',0,1);
    }
    if (!running.length) a.settle();
    },
    fade(a,before,after,removed){
    const running=begin(a,()=>drop(removed));
    for (const n of removed){
    if (n.nodeType!=1) continue;
    running.push(
    n.animate({opacity:[1,0]},{duration:calm.matches?0:240,fill:'forwards'}),
    );
    running.at(-1).onfinish=a.settle;
    }
    if (!running.length) a.settle();
    },
    };
    let drag=null;
    phone.addEventListener('pointerdown',(e)=>{
    if (e.button||drag||!e.isPrimary) return;
    const edge=e.target.closest('.u-edge');
    const handle=e.target.closest('.u-grabber,.u-card .u-bar');
    if (edge) drag=swipe(edge);
    else if (handle) drag=pull(handle.closest('.u-layer'));
    if (drag){
    Object.assign(drag,{
    x:e.clientX,
    y:e.clientY,
    id:e.pointerId,
    trail:[],
    target:e.target,
    });
    }
    });
    phone.addEventListener('pointermove',(e)=>{
    if (!drag||e.pointerId!=drag.id) return;
    const way=drag.way(e.clientX-drag.x,e.clientY-drag.y);
    if (!drag.isOn){
    if (way<6) return;
    drag.isOn=true;
    drag.target.setPointerCapture(drag.id);
    drag.start();
    }
    if (!drag.isHeld()){
    drag=null;
    return;
    }
    drag.trail=[...drag.trail.slice(-4),[e.timeStamp,way]];
    drag.p=drag.move(way);
    });
    for (const name of ['pointerup','pointercancel']){
    phone.addEventListener(name,(e)=>{
    const d=drag;
    if (!d||e.pointerId!=d.id) return;
    drag=null;
    if (!d.isOn||!d.isHeld()) return;
    const swallow=(c)=>{
    c.preventDefault();
    c.stopPropagation();
    };
    addEventListener('click',swallow,{capture:true,once:true});
    setTimeout(()=>removeEventListener('click',swallow,true));
    const [t0,w0]=d.trail[0]||[0,0],[t1,w1]=d.trail.at(-1)||[1,0];
    const speed=t1>t0?(w1-w0)/(t1-t0):0;
    const ends=name=='pointerup'&&!d.isFixed&&d.p+speed*180/d.size>.5;
    d.release(ends);
    });
    }
    const gesture=(phase,entry)=>post([['do',`gesture:${phase}:${entry}`]]);
    function swipe(edge){
    const stack=edge.closest('.u-stack'),above=edge.parentElement,below=live(stack).at(-2);
    const{entry}=edge.dataset,size=stack.clientWidth;
    const sign=getComputedStyle(stack).direction=='rtl'?-1:1;
    let mine,running;
    return{
    size,
    p:0,
    way:(x)=>sign*x,
    isHeld:()=>mine&&stack.settle===mine,
    start(){
    running=slide(stack,above,below);
    mine=stack.settle;
    gesture('begin',entry);
    },
    move(way){
    const p=Math.min(1,Math.max(0,way/size));
    stack.style.setProperty('--p',p);
    return p;
    },
    release(ends){
    const back=()=>{
    if (stack.settle===mine) running.push(glide(stack,'--p',progress(stack),0,260,mine));
    };
    if (!ends){
    back();
    return gesture('cancel',entry);
    }
    running.push(glide(stack,'--p',this.p,1,260));
    gesture('finish',entry).then(back);
    },
    };
    }
    function pull(layer){
    const layers=layer.parentElement,
    below=layer.previousElementSibling,
    {entry}=layer.dataset;
    const size=find('.u-card',layer).clientHeight,isFixed='fixed' in layer.dataset;
    const shrinks=layer.matches('.u-is-sheet');
    let mine,running;
    const clean=()=>{
    layer.style.removeProperty('--p');
    below.style.removeProperty('--q');
    };
    return{
    size,
    isFixed,
    p:0,
    way:(x,y)=>y,
    isHeld:()=>mine&&layers.settle===mine,
    start(){
    running=begin(layers,clean);
    mine=layers.settle;
    if (!isFixed) gesture('begin',entry);
    },
    move(way){
    const p=isFixed?Math.sqrt(Math.max(0,way))*3/size:Math.max(0,way/size);
    layer.style.setProperty('--p',p);
    if (shrinks) below.style.setProperty('--q',Math.max(0,1-p));
    return p;
    },
    release(ends){
    const to=(p,then)=>{
    running.push(glide(layer,'--p',progress(layer),p,260,then));
    if (shrinks) running.push(glide(below,'--q',progress(below,'--q'),1-p,260));
    };
    const back=()=>{
    if (layers.settle===mine) to(0,mine);
    };
    if (!ends){
    back();
    return isFixed||gesture('cancel',entry);
    }
    to(1);
    gesture('finish',entry).then(back);
    },
    };
    }
    let pressed,menu=null;
    function openMenu(button){
    closeMenu();
    menu=button.nextElementSibling;
    menu.isOpen=true;
    menu.hidden=false;
    find('button',menu).focus();
    }
    function closeMenu(){
    if (!menu) return;
    menu.isOpen=false;
    menu.hidden=true;
    menu=null;
    }
    phone.addEventListener('contextmenu',(e)=>{
    const back=e.target.closest('.u-back');
    if (back){
    e.preventDefault();
    openMenu(back);
    }
    });
    phone.addEventListener('pointerdown',(e)=>{
    const back=e.target.closest('.u-back');
    if (menu&&!menu.contains(e.target)) closeMenu();
    if (back&&!e.button){
    pressed=setTimeout(()=>{
    openMenu(back);
    back.isLong=true;
    },480);
    }
    });
    addEventListener('pointerup',()=>clearTimeout(pressed));
    addEventListener('pointercancel',()=>clearTimeout(pressed));
    phone.addEventListener('click',(e)=>{
    const back=e.target.closest('.u-back');
    if (!back?.isLong) return menu&&closeMenu();
    back.isLong=false;
    e.preventDefault();
    });
    history.scrollRestoration='manual';
    let awaited=null,asked=0;
    const here=()=>history.state?.usher===address?history.state.depth:null;
    const put=(how,depth)=>{
    history[how]({usher:address,depth},'',link||undefined);
    reach=depth;
    };
    let reach=here() ?? 0;
    function sync(isRefused){
    if (awaited!==null||asked) return;
    if (here()===null) put('replaceState',0);
    const back=isRefused?Math.min(depth,reach):depth,way=back-here();
    if (way<0||(way>0&&isRefused)){
    awaited=back;
    history.go(way);
    }else for (let d=here()+1;d <= depth;d++) put('pushState',d);
    if (awaited===null&&link&&location.pathname+location.search!==link){
    put('replaceState',here());
    }
    }
    addEventListener('popstate',async ()=>{
    const at=here(),wanted=awaited;
    awaited=null;
    if (at===null) return;
    if (at===wanted) return sync();
    if (at===depth) return;
    asked++;
    const answer=await post([['do',`history:${at}`]],true);
    asked--;
    if (answer) apply(answer);
    else sync(true);
    });
    let line=Promise.resolve(),source=null;
    const isFile=(v)=>v instanceof File;
    function body(fields){
    if (!fields.some(([,v])=>isFile(v))) return new URLSearchParams(fields);
    const form=new FormData();
    for (const [n,v] of fields) form.append(n,v);
    return form;
    }
    let posts=0;
    const count=(by)=>D.documentElement.classList.toggle('u-busy',(posts += by)>0);
    function post(fields,isHistory){
    count(1);
    return line=line.catch(()=>{}).then(()=>ask(fields,isHistory)).finally(()=>count(-1));
    }
    async function ask(fields,isHistory){
    let update;
    try{
    const answer=await fetch(address,{
    method:'POST',
    body:body([['token',token],...fields]),
    headers:{Accept:'application/json'},
    });
    if (answer.status==413) return note(words.large);
    if (!answer.ok) return hasEnded(answer)?lost():missed(fields);
    update=await answer.json();
    }catch{
    return missed(fields);
    }
    for (const i of all('input,textarea,select',phone)){
    if (fields.some(([n,v])=>n==i.name&&(v===i.value||isFile(v)))){
    i.pending=false;
    if (i.nodeName=='SELECT') i.value=chosen(i);
    }
    }
    if (press?.sent===fields) forget();
    if (isHistory) return update;
    apply(update);
    }
    D.addEventListener('submit',(e)=>{
    const form=e.target,button=e.submitter,fields=[];
    if (form.method!='post') return;
    e.preventDefault();
    for (const{files,dataset}of form.elements){
    if (files&&[...files].some((f)=>f.size>dataset.limit)) return note(dataset.complaint);
    }
    awaited=null;
    for (const [name,value] of new FormData(form,button)){
    if (isFile(value)&&!value.name) continue;
    const field=form.elements[name];
    if (name!='token'&&!(field?.defaultValue===value&&field.type!='hidden')){
    fields.push([name,value]);
    }
    }
    waiting.clear();
    closeMenu();
    send(fields);
    });
    const waiting=new Map();
    let isWriting=false;
    phone.addEventListener('input',async ({target})=>{
    target.pending=true;
    if (!('live' in target.dataset)) return;
    waiting.set(target,target.closest('.u-screen').dataset.key);
    if (isWriting) return;
    isWriting=true;
    try{
    for (let next;(next=waiting.entries().next().value);){
    waiting.delete(next[0]);
    await post([['do',`write:${next[1]}`],[next[0].name,next[0].value]]);
    }
    }finally{
    isWriting=false;
    }
    });
    let waits=0;
    function listen(){
    source?.close();
    source=null;
    clearTimeout(waits);
    if (D.hidden||isOver) return;
    source=new EventSource(`${address}/events`);
    source.addEventListener('update',(e)=>{
    const wasAway=isAway;
    back();
    apply(JSON.parse(e.data));
    if (wasAway||isUnsent) writeAgain();
    });
    source.addEventListener('gone',lost);
    source.onerror=({target})=>{
    if (target!==source) return;
    if (target.readyState==2) look();
    else away();
    };
    }
    async function look(){
    try{
    if (hasEnded(await fetch(address,{method:'HEAD'}))) return lost();
    }catch{}
    away();
    clearTimeout(waits);
    waits=setTimeout(listen,2000);
    }
    const hasEnded=({status})=>[403,404,410].includes(status);
    D.addEventListener('visibilitychange',listen);
    addEventListener('pagehide',()=>{
    source?.close();
    source=null;
    clearTimeout(waits);
    });
    addEventListener('pageshow',(e)=>{
    if (e.persisted) listen();
    });
    const generation=(version)=>Math.floor(version/2 ** 32);
    const inputs=(e)=>all('input,textarea,select',e);
    function topScreen(){
    const e=focusable();
    if (!e) return null;
    const typed=inputs(e).filter((i)=>i.pending&&!i.files).map(({name,value})=>({
    name,
    value,
    }));
    const caret=D.activeElement.selectionStart ?? null;
    return{key:e.dataset.key,title:e.getAttribute('aria-label'),depth,typed,caret};
    }
    function carry(former,held){
    const e=focusable(),key=e?.dataset.key;
    if (!e||depth!=former.depth||e.getAttribute('aria-label')!=former.title) return held;
    const renamed=(text) =>
    text.replace(
    /^(\w+):([^:]*)/,
    (whole,action,name)=>name==former.key?`${action}:${key}`:whole,
    );
    for (const{name,value}of former.typed){
    const field=inputs(e).find((i)=>i.name==name);
    if (!field) continue;
    field.value=value;
    field.pending=true;
    isUnsent=true;
    }
    const focus=inputs(e).find((i)=>i.name==held);
    if (former.caret!==null&&focus?.selectionStart!=null){
    focus.setSelectionRange(former.caret,former.caret);
    }
    if (press){
    press.fields=press.fields.map((
    [name,value],
    )=>[
    name,
    name=='do'?renamed(value):name=='screen'&&value==former.key?key:value,
    ]);
    }
    if (held) places.set(key,held=renamed(held));
    return held;
    }
    let isUnsent=false;
    function writeAgain(){
    isUnsent=false;
    for (const i of inputs(phone)){
    if (i.pending&&'live' in i.dataset) i.dispatchEvent(new Event('input',{bubbles:true}));
    }
    }
    let press=null;
    const action=(fields)=>fields.find(([name])=>name=='do')?.[1] ?? '';
    function send(fields){
    if (press?.isOffered) noteNothing();
    press={sent:fields,fields,isOffered:false};
    post(fields);
    }
    function missed(fields){
    if (press?.sent===fields){
    press.isOffered=true;
    note(
    words.offline,
    labelled(words.retry,()=>{
    if (press) send(press.fields);
    }),
    );
    return;
    }
    if (action(fields).startsWith('write:')) isUnsent=true;
    if (!isAway||!action(fields).startsWith('write:')) note(words.offline);
    }
    function forget(){
    if (press?.isOffered) noteNothing();
    press=null;
    }
    function forgetIfGone(){
    const value=press?.isOffered&&action(press.fields);
    if (value&&!all('button',phone).some((b)=>b.value==value&&!b.disabled)) forget();
    }
    const focusable=()=>find('[data-active]',phone),places=new Map();
    let active=focusable()?.dataset.key;
    const focused=()=>{
    const e=D.activeElement;
    return phone.contains(e)?e.value&&e.name=='do'?e.value:e.name:null;
    };
    function activate(held,spoken){
    const e=focusable(),now=e?.dataset.key;
    if (now===active) return;
    if (active&&held) places.set(active,held);
    active=now;
    if (!e) return;
    const place=places.get(now);
    const target =
    place&&all('button,input,select',e).find((c)=>c.value===place||c.name===place) ||
    find('[data-preferred]',e)||find('h1',e)||find('.u-body',e);
    target?.focus({preventScroll:true});
    if (target?.matches('.u-prompt')){
    target.setSelectionRange(target.value.length,target.value.length);
    }
    find('#u-say').textContent=spoken;
    }
    D.addEventListener('keydown',(e)=>{
    const at=D.activeElement;
    if (e.key=='Tab') return keepInside(e,at);
    if (e.key=='Escape'){
    if (menu){
    const back=menu.previousElementSibling;
    closeMenu();
    back.focus();
    }else find('[data-escape]',top())?.click();
    }else if (e.key=='ArrowDown'&&at.matches('.u-back')){
    e.preventDefault();
    openMenu(at);
    }else if (menu&&(e.key=='ArrowDown'||e.key=='ArrowUp')){
    e.preventDefault();
    (e.key=='ArrowDown'?at.nextElementSibling:at.previousElementSibling)?.focus();
    }
    });
    function keepInside(e,at){
    const layer=at.closest('[aria-modal]');
    if (!layer||layer!==top()) return;
    const stops=all('a[href],button,input,select,textarea,[tabindex]',layer)
    .filter((s)=>s.tabIndex >= 0&&!s.disabled&&!s.closest('[inert]')&&s.checkVisibility());
    const side=e.shiftKey?Node.DOCUMENT_POSITION_PRECEDING:Node.DOCUMENT_POSITION_FOLLOWING;
    if (stops.some((s)=>at.compareDocumentPosition(s) & side)) return;
    e.preventDefault();
    stops.at(e.shiftKey?-1:0)?.focus();
    }
    D.addEventListener('click',(e)=>{
    const link=e.target.closest('a.u-jump');
    if (!link) return;
    e.preventDefault();
    const place=find(link.hash);
    place.scrollIntoView({behavior:calm.matches?'auto':'smooth'});
    place.focus({preventScroll:true});
    });
    for (const s of all('.u-stack')) s.was=+s.dataset.depth;
    sync();
    listen();
    all('[data-usher=events]').forEach((e)=>e.scrollTop=e.scrollHeight);
    })();
    """#

  /// The stylesheet, in parts.
  static let stylesheet = #"""
    @property --p{syntax:"<number>";inherits:true;initial-value:0}@property --q{syntax:"<number>";inherits:true;initial-value:0}:root{--bg:#f2f2f7;--card:#fff;--press:#dddde3;--fill:#e3e3e9;--label:#000;--label2:#65656b;--line:rgba(60,60,67,.2);--tint:#0063d1;--solid:#0069e0;--soft:#dfeafb;--red:#c4202b;--go:#1a7a36;--stage:#e4e7ef;--stage2:#f6f7fa;--bezel:#15161a;--dir:1;--top:env(safe-area-inset-top,0px);--bottom:env(safe-area-inset-bottom,0px);--font:-apple-system,"SF Pro Text","Segoe UI",Roboto,Inter,"Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR","Noto Sans",system-ui,sans-serif;--mono:ui-monospace,"SF Mono",Menlo,"DejaVu Sans Mono",monospace;color-scheme:light dark}[dir=rtl]{--dir:-1}@media (prefers-color-scheme:dark){:root{--bg:#000;--card:#1c1c1e;--press:#3a3a3d;--fill:#2c2c2f;--label:#fff;--label2:#a3a3ab;--line:rgba(120,120,130,.42);--tint:#58a9ff;--soft:#16304f;--red:#ff6961;--go:#4cd471;--raised:#1c1c1e;--raised-card:#2c2c2e;--stage:#0b0c10;--stage2:#1a1c24;--bezel:#2b2c31}.u-is-alert,.u-is-choices{--card:var(--raised-card)}.u-is-sheet,.u-is-half{--bg:var(--raised);--card:var(--raised-card);--fill:#3a3a3d;--press:#48484c}}*{box-sizing:border-box;margin:0;-webkit-tap-highlight-color:transparent}[hidden]{display:none !important}body,button,input{font:400 17px/1.35 var(--font);letter-spacing:-.01em}body{color:var(--label);background:var(--stage);overflow:hidden;word-break:keep-all;overflow-wrap:anywhere}button{border:0;background:none;color:inherit;padding:0;cursor:pointer;text-align:start;touch-action:manipulation}:focus{outline:none}:focus-visible{outline:3px solid var(--tint);outline-offset:2px}h1:focus-visible,.u-body:focus-visible{outline:none}.u-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}@media (prefers-reduced-motion:reduce){*,::before,::after{transition:none !important}}.u-page{min-height:100vh;min-height:100dvh}.u-phone{position:relative;height:100vh;height:100dvh;overflow:hidden;background:#000;user-select:none;-webkit-user-select:none}.u-layers,.u-layer,.u-box,.u-stack,.u-tabs,.u-pane,.u-tab,.u-screen,.u-body,.u-dim{position:absolute;inset:0}.u-error,.u-error body{overflow:auto}.u-message{max-width:26rem;margin:18vh auto 0;padding:0 24px;text-align:center;display:grid;gap:14px}.u-message h1{font-size:28px}.u-note{position:absolute;z-index:9;inset-inline:0;bottom:calc(76px + var(--bottom));margin:0 auto;width:fit-content;max-width:min(340px,86vw);padding:10px 16px;border-radius:20px;color:#fff;background:rgba(40,40,45,.94);font-size:15px;text-align:center;box-shadow:0 6px 24px rgba(0,0,0,.25)}.u-note button{color:#8ec5ff;font-weight:600;margin-inline-start:8px}@media (min-width:700px){.u-page{display:grid;place-items:center;padding:20px;gap:36px;background:radial-gradient(120% 90% at 50% 0,var(--stage2),var(--stage))}.u-page.u-paneled{grid-template-columns:auto minmax(300px,600px);justify-content:center}.u-phone{--top:50px;--bottom:26px;width:414px;height:min(868px,calc(100vh - 40px));border:12px solid var(--bezel);border-radius:58px;box-shadow:0 0 0 2px #3c3d44,0 30px 70px rgba(20,25,45,.28),0 8px 20px rgba(20,25,45,.18)}.u-layers{border-radius:46px;overflow:hidden}.u-phone::before{content:"";position:absolute;z-index:5;top:11px;left:50%;width:112px;height:31px;margin-left:-56px;border-radius:16px;background:#000}.u-phone::after{content:"";position:absolute;z-index:5;bottom:8px;left:50%;width:136px;height:5px;margin-left:-68px;border-radius:3px;pointer-events:none;background:#8a8a90;mix-blend-mode:luminosity}.u-message{margin:0 auto}}.u-bar{position:absolute;z-index:2;inset:0 0 auto;height:calc(46px + var(--top));padding:var(--top) 8px 0;display:grid;grid-template-columns:1fr minmax(0,auto) 1fr;align-items:center}.u-bar::before{content:"";position:absolute;z-index:-1;inset:0;background:color-mix(in srgb,var(--bg) 82%,transparent);-webkit-backdrop-filter:blur(18px) saturate(1.6);backdrop-filter:blur(18px) saturate(1.6)}[data-scrolled]>.u-bar::before{box-shadow:0 .5px 0 var(--line)}.u-title{grid-column:2;font-size:17px;font-weight:600;text-align:center;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;padding:0 6px;transition:opacity .18s}[data-large]:not([data-scrolled])>.u-bar>.u-title{opacity:0}.u-back{grid-column:1;display:flex;align-items:center;min-width:44px;min-height:44px;color:var(--tint);max-width:100%;border-radius:10px}.u-back span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.u-back .u-icon{width:25px;height:25px;margin-inline-end:-2px;flex:none;stroke-width:2.4}.u-back:active{opacity:.4}.u-menu{position:absolute;z-index:4;top:calc(100% - 4px);inset-inline-start:10px;min-width:210px;max-width:280px;border-radius:14px;overflow:hidden;background:color-mix(in srgb,var(--card) 92%,transparent);-webkit-backdrop-filter:blur(30px);backdrop-filter:blur(30px);box-shadow:0 10px 50px rgba(0,0,0,.3),0 0 0 .5px var(--line)}.u-menu button{display:block;width:100%;padding:12px 16px;border-bottom:.5px solid var(--line);outline-offset:-3px}.u-menu button:last-child{border:0}.u-menu button:hover,.u-menu button:focus{background:var(--press)}.u-icon{width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}[dir=rtl] .u-mirrored,[dir=rtl] .u-row>.u-icon{transform:scaleX(-1)}.u-bar ~ .u-box{top:calc(46px + var(--top))}.u-bar ~ .u-box>*{--top:0px}.u-tabs>.u-pane{bottom:calc(50px + var(--bottom));overflow:hidden}.u-tab{--bottom:0px}.u-tabbar{position:absolute;z-index:3;inset:auto 0 0;height:calc(50px + var(--bottom));padding-bottom:var(--bottom);display:flex;background:color-mix(in srgb,var(--bg) 84%,transparent);-webkit-backdrop-filter:blur(18px) saturate(1.6);backdrop-filter:blur(18px) saturate(1.6);box-shadow:0 -.5px 0 var(--line)}.u-tabitem{position:relative;flex:1;min-width:0;display:grid;justify-items:center;align-content:center;gap:1px;color:var(--label2);font-size:11px;font-weight:500;letter-spacing:0;outline-offset:-4px;border-radius:12px}.u-tabitem span{max-width:100%;padding:0 2px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}.u-tabitem[aria-current]{color:var(--tint)}.u-tabitem[aria-current] .u-icon{fill:color-mix(in srgb,currentColor 22%,transparent)}.u-badge{position:absolute;top:3px;inset-inline-start:calc(50% + 5px);min-width:18px;max-width:50%;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;padding:0 5px;border-radius:9px;background:#d70015;color:#fff;font:500 12px/18px var(--font);text-align:center}.u-body{overflow:hidden auto;overscroll-behavior:contain;background:var(--bg);scroll-padding:calc(56px + var(--top)) 0 calc(20px + var(--bottom))}.u-content{position:relative;isolation:isolate;min-height:100%;display:flex;flex-direction:column;gap:14px;padding:calc(54px + var(--top)) 20px calc(20px + var(--bottom))}.u-barless .u-content{padding-top:calc(24px + var(--top))}.u-content form,.u-form>form{display:none}.u-large{font-size:34px;line-height:1.15;font-weight:700;letter-spacing:-.02em;margin:-4px 0 2px}.u-heading{font-size:22px;line-height:1.25;font-weight:700;margin-top:6px}.u-text{white-space:pre-line;user-select:text;-webkit-user-select:text}.u-text-secondary{color:var(--label2)}.u-text-caption{color:var(--label2);text-align:center}.u-text-warning{color:var(--red);font-size:15px;font-weight:500}.u-text-footnote{color:var(--label2);font-size:14px}.u-text-display{font-size:30px;line-height:1.2;font-weight:700;text-align:center}.u-text-code{font:14px/1.5 var(--mono);letter-spacing:0}.u-spacer{flex:1 1 8px}.u-group{background:var(--card);border-radius:12px;overflow:hidden;flex:none}.u-group>* + *{border-top:.5px solid var(--line)}.u-group>.u-text,.u-group>.u-heading{padding:12px 16px;margin:0}.u-section{display:grid;gap:7px;flex:none}.u-header{font-size:14px;font-weight:500;color:var(--label2);padding:0 16px}.u-footer{font-size:14px;color:var(--label2);padding:0 16px}.u-row{display:flex;align-items:center;gap:12px;width:100%;min-height:46px;padding:10px 14px 10px 16px;outline-offset:-3px}.u-content>.u-row{background:var(--card);border-radius:12px;flex:none}[dir=rtl] .u-row{padding:10px 16px 10px 14px}button.u-row:active{background:var(--press)}.u-label{flex:1;min-width:5em;display:grid}.u-label small{font-size:14px;color:var(--label2)}.u-value{min-width:0;max-width:55%;color:var(--label2);text-align:end}.u-row>.u-icon{width:17px;height:17px;color:var(--label2);stroke-width:2.4;flex:none;opacity:.7}.u-chosen>.u-icon{color:var(--tint);opacity:1;width:20px;height:20px}.u-swatch{width:30px;height:30px;flex:none;border-radius:50%;box-shadow:inset 0 0 0 .5px var(--line)}.u-backdrop{position:absolute;z-index:-1;inset:0;width:100%;height:100%}.u-screen:has(.u-backdrop){--soft:rgba(255,255,255,.92);--tint:#000;--label2:inherit}.u-screen:has(.u-backdrop)>.u-bar::before{background:none;backdrop-filter:none;-webkit-backdrop-filter:none;box-shadow:none}.u-screen:has(.u-on-light){color:#000;--solid:rgba(0,0,0,.84);--bg:#fff}.u-screen:has(.u-on-dark){color:#fff;--solid:#fff;--bg:#000}.u-screen:has(.u-on-dark) .u-back,.u-screen:has(.u-on-dark) .u-plain{color:#fff}.u-screen:has(.u-on-dark) .u-primary{color:#000}.u-image{display:block;width:100%;height:auto;border-radius:12px;object-fit:cover;flex:none}.u-frame{aspect-ratio:16 / 10;display:grid;place-content:center;justify-items:center;gap:6px;color:var(--label2);background:var(--fill);font-size:14px}.u-frame .u-icon{width:40px;height:40px;stroke-width:1.2}.u-button{display:block;width:100%;min-height:50px;padding:11px 20px;flex:none;border-radius:14px;font-weight:600;text-align:center;text-decoration:none;transition:transform .12s,opacity .12s}.u-button:active{transform:scale(.98);opacity:.75}.u-button:disabled{opacity:.38;pointer-events:none}.u-primary{background:var(--solid);color:#fff}.u-secondary{background:var(--soft);color:var(--tint)}.u-plain{color:var(--tint);font-weight:400;min-height:44px;padding-block:8px}.u-destructive{background:color-mix(in srgb,var(--red) 13%,var(--card));color:var(--red)}.u-group>.u-button{border-radius:0;background:none;color:var(--tint);font-weight:400;min-height:46px;outline-offset:-3px}.u-group>.u-destructive{color:var(--red)}.u-link{color:var(--tint);min-height:24px}.u-form{display:grid;gap:14px;flex:none}.u-field{display:block;background:var(--card);border-radius:12px;flex:none;padding:8px 16px 9px}.u-field:focus-within{box-shadow:inset 0 0 0 2px var(--tint)}.u-group>.u-field{border-radius:0}.u-field span{display:block;font-size:13px;color:var(--label2)}.u-field input{width:100%;border:0;padding:1px 0;color:var(--label);background:none;outline:none;-webkit-appearance:none;appearance:none}.u-field input::placeholder{color:var(--label2);opacity:.8}.u-field input[type=file]{font-size:15px;padding:4px 0;min-height:44px}.u-field ::file-selector-button{border:0;border-radius:10px;padding:8px 14px;font:inherit;font-weight:600;margin-inline-end:10px;background:var(--soft);color:var(--tint)}.u-file{position:relative}.u-field .u-choice{display:none;align-items:center;gap:10px;padding:4px 0;min-height:44px;font-size:15px}.u-choice b{flex:none;border-radius:10px;padding:8px 14px;font-weight:600;background:var(--soft);color:var(--tint)}.u-choice i{min-width:0;font-style:normal}.u-choice i span{font-size:15px}.u-choice i[data-name]{color:var(--label)}.u-choice i[data-name]::before{content:attr(data-name)}.u-choice i[data-name]>span{display:none}.u-live .u-field .u-choice{display:flex}.u-live .u-file input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}fieldset.u-field{border:0;min-width:0}.u-numbers legend{padding:0;font-size:13px;color:var(--label2)}.u-numbers div{display:flex;flex-wrap:wrap;align-items:center;gap:6px}.u-numbers span{font-size:17px;color:var(--label);margin-inline-end:4px}.u-numbers input{width:3.2em;min-height:34px;padding:4px 8px;border-radius:8px;background:var(--fill);text-align:end;font-variant-numeric:tabular-nums}.u-numbers select{font:inherit;letter-spacing:inherit;min-height:34px;padding:4px 6px;border:0;border-radius:8px;color:var(--label);background-color:var(--fill)}.u-track{width:51px;height:31px;border-radius:16px;padding:2px;flex:none;background:#8b8b93;transition:background .2s}.u-knob{display:block;width:27px;height:27px;border-radius:50%;background:#fff;box-shadow:0 2px 5px rgba(0,0,0,.25);transition:transform .2s cubic-bezier(.3,.7,.3,1)}[aria-checked=true]>.u-track{background:#248a3d}[aria-checked=true] .u-knob{transform:translateX(calc(var(--dir) * 20px))}.u-layer{--p:0;--q:0}.u-layer[data-cover=sheet]{--q:1}.u-is-root>.u-box,.u-is-full>.u-box{overflow:hidden;background:var(--bg);transform-origin:50% 0;border-radius:calc(var(--q) * 14px);transform:translateY(calc(var(--p) * 100% + var(--q) * max(8px,var(--top)))) scale(calc(1 - .085 * var(--q)))}.u-dim{display:block;width:100%;height:100%;background:#000;cursor:default;opacity:calc((1 - var(--p)) * .32)}.u-card{position:absolute;inset:calc(var(--top) + 12px) 0 0;overflow:hidden;border-radius:16px 16px 0 0;background:var(--bg);transform-origin:50% 0;box-shadow:0 -2px 30px rgba(0,0,0,.12);transform:translateY(calc(var(--p) * 100% - var(--q) * 10px)) scale(calc(1 - .07 * var(--q)))}.u-card>*{--top:10px}.u-is-half>.u-card{top:46%}.u-grabber{position:absolute;z-index:4;inset:0 0 auto;width:100%;height:22px;cursor:grab;touch-action:none;outline-offset:-4px;border-radius:16px 16px 0 0}.u-grabber::before{content:"";display:block;width:36px;height:5px;margin:6px auto;border-radius:3px;background:color-mix(in srgb,var(--label2) 55%,transparent)}div.u-grabber::before{opacity:0}.u-card .u-bar{touch-action:none}.u-is-alert{display:grid;place-items:center}.u-alert{position:relative;width:272px;border-radius:16px;overflow:hidden;text-align:center;background:color-mix(in srgb,var(--card) 88%,transparent);-webkit-backdrop-filter:blur(26px) saturate(1.7);backdrop-filter:blur(26px) saturate(1.7);opacity:calc(1 - var(--p));transform:scale(calc(1 + .12 * var(--p)))}.u-alert h1{font-size:17px;font-weight:600;padding:19px 16px 0}.u-alert p{font-size:14px;padding:4px 16px 0;white-space:pre-line}.u-prompt{display:block;width:calc(100% - 32px);margin:14px 16px 0;padding:7px 10px;font-size:16px;color:var(--label);background:var(--bg);border:.5px solid var(--line);border-radius:9px}.u-prompt::placeholder{color:var(--label2);opacity:1}.u-choices{position:absolute;inset:auto 8px calc(var(--bottom) + 8px);max-height:85%;overflow:auto;text-align:center;border-radius:16px;background:color-mix(in srgb,var(--card) 94%,transparent);-webkit-backdrop-filter:blur(26px) saturate(1.7);backdrop-filter:blur(26px) saturate(1.7);transform:translateY(calc(var(--p) * 110%))}.u-choices h1{font-size:15px;font-weight:600;padding:16px 16px 0}.u-choices p{font-size:13px;padding:4px 16px 0;color:var(--label2);white-space:pre-line}.u-choices>.u-answers{margin-top:14px}.u-choices>.u-answers:first-child{margin-top:0}.u-choices .u-answer{min-height:52px;font-size:18px}.u-answers{display:grid;margin-top:18px}.u-pair{grid-auto-flow:column;grid-auto-columns:1fr}.u-answer{min-height:46px;padding:10px 8px;text-align:center;color:var(--tint);border-top:.5px solid var(--line);outline-offset:-4px;border-radius:0}.u-pair>* + *{border-inline-start:.5px solid var(--line)}.u-answer:active{background:var(--press)}.u-alert .u-answer[data-preferred],.u-choices .u-cancel{font-weight:600}.u-answer.u-destructive{background:none;color:var(--red)}.u-stack{--p:0;overflow:hidden;background:var(--bg)}.u-screen[data-place=under]{visibility:hidden}[data-moving]>.u-screen{visibility:visible}.u-screen[data-at=under]{z-index:0}.u-screen[data-at=top]{z-index:1}[data-moving]>[data-at=top]>.u-body,[data-moving]>[data-at=top]>.u-box,[data-moving]>[data-at=top]>.u-bar::before{transform:translateX(calc(var(--dir) * var(--p) * 100%))}[data-moving]>[data-at=top]>.u-body,[data-moving]>[data-at=top]>.u-box{box-shadow:0 0 24px rgba(0,0,0,.18)}[data-moving]>[data-at=under]>.u-body,[data-moving]>[data-at=under]>.u-box,[data-moving]>[data-at=under]>.u-bar::before{transform:translateX(calc(var(--dir) * (var(--p) - 1) * 30%));filter:brightness(calc(.9 + .1 * var(--p)))}[data-moving]>[data-at=top]>.u-bar>:not(.u-menu){opacity:calc(1 - 1.3 * var(--p));transform:translateX(calc(var(--dir) * var(--p) * 90px))}[data-moving]>[data-at=under]>.u-bar>:not(.u-menu){opacity:var(--p);transform:translateX(calc(var(--dir) * (var(--p) - 1) * 70px))}[data-moving]>[data-large]:not([data-scrolled])>.u-bar>.u-title{opacity:0}[data-moving] .u-title{transition:none}.u-edge{position:absolute;z-index:3;inset-block:0;inset-inline-start:0;width:22px;touch-action:none;cursor:w-resize}[data-leaving]{pointer-events:none}[data-motion=fade]>[data-leaving]{z-index:3}.u-panel{display:flex;flex-direction:column;gap:14px;padding:20px;min-width:0}.u-panel>*{flex:none}.u-inspector{display:flex;flex-direction:column;gap:12px;min-width:0}.u-inspect{flex:none;min-width:0}.u-inspect>summary{font-size:13px;font-weight:600;color:var(--label2);padding:4px 0;min-height:24px;text-transform:uppercase;letter-spacing:.06em;cursor:pointer}.u-inspect pre{font:13px/1.6 var(--mono);letter-spacing:0;white-space:pre;overflow:auto;padding:14px 16px;border-radius:14px;background:var(--card);box-shadow:0 0 0 1px var(--line)}.u-inspect>form{display:none}.u-i-place,.u-i-settled,.u-i-request{color:var(--label2)}.u-i-name,.u-i-selected{color:var(--tint);font-weight:600}.u-i-started{color:var(--go);font-weight:600}.u-i-ended,.u-i-misuse,.u-i-failed{color:var(--red);font-weight:600}.u-replay{position:absolute;inset:0 0 auto;z-index:90;padding:6px 12px;text-align:center;font-size:13px;font-weight:600;color:#fff;background:#8a2be2}#u-phone:has(.u-replay){outline:4px solid #8a2be2;outline-offset:-4px}.u-inspect{position:relative}.u-i-count{position:absolute;top:4px;inset-inline-end:2px;font-size:13px;color:var(--label2)}.u-steps{display:flex;flex-wrap:wrap;gap:8px;margin-top:6px}.u-steps .u-button{flex:1 1 auto;width:auto;min-height:38px;padding:6px 12px;border-radius:10px;font-size:14px}.u-step{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 16px;font-size:14px}.u-step + .u-text{font-size:14px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}.u-more,.u-return{display:none}@media (max-width:699px){body.u-paneled{overflow:auto}.u-paneled>.u-phone{--bottom:0px;height:calc(100vh - 46px - env(safe-area-inset-bottom,0px));height:calc(100dvh - 46px - env(safe-area-inset-bottom,0px))}.u-more{display:block;position:relative;background:var(--stage2);box-shadow:0 -.5px 0 var(--line);padding-bottom:env(safe-area-inset-bottom,0px)}.u-jump{display:flex;align-items:center;justify-content:center;gap:10px;min-height:46px;padding:0 16px;outline-offset:-4px;color:var(--tint);font-size:15px;font-weight:600;text-decoration:none}.u-jump::after{content:"";width:8px;height:8px;margin-top:-4px;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(45deg)}.u-return{position:sticky;top:0;z-index:2;background:var(--stage2);box-shadow:0 .5px 0 var(--line)}.u-return::after{margin-top:4px;transform:rotate(225deg)}.u-beside{min-height:100vh;min-height:100dvh}.u-inspect [data-usher=events]{max-height:60vh}.u-steps .u-button{min-height:46px}}@media (min-width:700px){.u-beside{width:100%;min-width:0}.u-panel{width:100%;max-height:calc(100vh - 40px);overflow:auto;padding:4px}.u-panel:has(> .u-inspector){height:calc(100vh - 40px)}.u-panel>.u-inspector{flex:1 1 0;min-height:350px}.u-inspect[open]{display:flex;flex-direction:column;gap:4px}.u-inspect[open]::details-content{display:contents}.u-inspect pre{flex:0 1 auto;min-height:0;max-height:34vh}.u-inspect:has([data-usher=tree]){flex:0 1 auto}.u-inspect[open]:has([data-usher=tree]){min-height:84px}.u-inspect[open]:has([data-usher=events]){flex:1 1 0;min-height:120px}.u-inspect [data-usher=events]{flex:1 1 0;max-height:none}}
    """#
}
