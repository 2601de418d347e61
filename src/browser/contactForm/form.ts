import { bindForm } from './bindForm.ts';

const section = document.getElementById('contact-form');
if (section) {
  bindForm(section);
  section.dispatchEvent(new Event('form:live'));
}
