import { mount } from 'svelte';
import './look.css';
import App from './App.svelte';

if (location.pathname.startsWith('/r/')) void import('./pages/RoomPage.svelte'); // on its way while the rest is drawn

const target = document.getElementById('app');
if (target) {
  target.replaceChildren(); // the name that stood there until now
  mount(App, { target });
}
