/**
 * Runs a script of the page that waits in `<template data-code="name">`. What is in a template is inert:
 * browsers neither fetch nor run it until it is taken out.
 */
export function runCode(name: string): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>(`[data-code=${name}]`);
  const script = template?.content.querySelector('script');
  return new Promise((resolve, reject) => {
    script?.addEventListener('load', () => resolve());
    script?.addEventListener('error', () => reject(new Error(`no code for the ${name}`)));
    if (script) template?.replaceWith(script);
  });
}
