/** What a journey needs of a browser. Everything else, finding and waiting, is written once above it. */
export interface Tab {
  /** A mail link leaves the page as it is, whether or not a program takes it. */
  staysOnMail: boolean;
  goto(url: string): Promise<void>;
  /** The window's inner size. */
  resize(width: number, height: number): Promise<void>;
  /** Runs an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
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

export type EngineName = 'chromium' | 'firefox' | 'webkit';
