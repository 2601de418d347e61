/** What a journey needs of a browser. Everything else, finding and waiting, is written once above it. */
export interface Tab {
  /** Where no program takes mail, a mail link may show an error in place of the page. */
  mayLeaveForMail: boolean;
  goto(url: string): Promise<void>;
  /** As the button of the browser: to the page before. */
  back(): Promise<void>;
  /** The window's inner size. */
  resize(width: number, height: number): Promise<void>;
  /** Runs an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** With a finger. */
  tap(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowRight' | 'ArrowDown';

export interface Engine {
  /** A tab that remembers nothing of the one before. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export type EngineName = 'firefox' | 'webkit';

/** As a proxy: a port on which nothing listens, so that nothing outside this machine is reached. */
export const NOWHERE = { host: '127.0.0.1', port: 9 };
