import { startEarly } from './early.ts';

const section = document.getElementById('contact-form');
if (section) startEarly(section);
