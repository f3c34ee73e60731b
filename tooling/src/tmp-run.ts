import { buildNode } from './build/build-node';
import { buildRemote } from './build/build-remote';
import { buildShell } from './build/build-shell';
import { compose, moveChannel } from './build/composition';
import { BACKEND_DIST, GATEWAY_DIST, REGISTRY, SHELL_DIST } from './build/paths';
import { workspaces } from './workspaces';
const all = workspaces(); const by=(f:string)=>all.find(w=>w.folder===f)!;
const only = process.argv.slice(2);
const want=(n:string)=>only.length===0||only.includes(n);
if(want('backend')) { await buildNode(by('backend'), BACKEND_DIST, { main: './src/main.ts' }); console.log('backend'); }
if(want('gateway')) { await buildNode(by('shell'), GATEWAY_DIST, { main: './src/gateway/main.ts' }); console.log('gateway'); }
const { readChannel } = await import('./build/composition'); const old = await readChannel(REGISTRY);
let shell=old?.shell ?? ''; if(want('shell')||!shell) shell = await buildShell(by('shell'), SHELL_DIST); console.log(shell);
const remotes=[];
for (const f of ['mfe-content','mfe-programme','mfe-commerce','mfe-editor']) { const name=f.slice(4); if(!want(f)&&old) { const o=old.remotes.find(r=>r.name===name); if(o) remotes.push(o); continue; } try { const r=await buildRemote(by(f), REGISTRY); console.log(r); remotes.push({name:r.name,version:r.version}); } catch(e) { console.log(f, String(e).slice(0,1500)); } }
await moveChannel(REGISTRY, compose({contracts:'1.0.0', shell, remotes}));
