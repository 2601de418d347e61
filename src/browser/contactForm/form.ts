import { bindForm } from './bindForm.ts';

const section = document.getElementById('contact-form');
if (section) {
  bindForm(section);
  section.dataset.code = 'live';
  section.dispatchEvent(new Event('form:code'));
}
