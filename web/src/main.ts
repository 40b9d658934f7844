import { mount } from 'svelte';
import './colours.css';
import './themes.css';
import './look.css';
import App from './App.svelte';
import { settings } from './lib/shell/settings.svelte';
import { loadPageWords, loadWords } from './lib/words/words.svelte';

function start(): void {
  const target = document.getElementById('app');
  if (!target) return;
  target.replaceChildren(); // the name of the site, shown until now
  mount(App, { target });
}

void loadWords(settings.lang); // requested early
const words = loadPageWords(settings.lang);
// a table is shown only when all of it is loaded
const table = location.pathname.startsWith('/r/') ? import('./pages/RoomPage.svelte') : Promise.resolve();
// in a macrotask of its own, so that the page stays responsive
void Promise.allSettled([words, table]).then(() => setTimeout(start));
