import { mount } from 'svelte';
import './look.css';
import App from './App.svelte';
import { settings } from './lib/shell/settings.svelte';
import { loadWords } from './lib/words/words.svelte';

function start(): void {
  const target = document.getElementById('app');
  if (!target) return;
  target.replaceChildren(); // the name that stood there until now
  mount(App, { target });
}

void loadWords(settings.lang); // on their way while the rest is made
const table = location.pathname.startsWith('/r/') ? import('./pages/RoomPage.svelte') : Promise.resolve(); // a table comes whole
void table.catch(() => undefined).then(() => setTimeout(start)); // in a turn of its own, so that nothing stands still for long
