/**
 * Runs a script of the page that waits in `<template data-code="name">`. What is in a template is inert:
 * browsers neither fetch nor run it until it is taken out.
 */
export function runCode(name: string, fail?: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>(`[data-code=${name}]`);
  const script = template?.content.querySelector('script');
  if (!script) return;
  if (fail) script.addEventListener('error', fail);
  template?.replaceWith(script);
}
