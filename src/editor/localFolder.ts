/**
 * The project's folder as the browser's file system would give it, over the routes of localFiles.ts. The
 * editor works on it as on a folder that a person picked, in any browser and without asking.
 */
export interface LocalFolderOptions {
  /** Where the files are read and written. */
  route: string;
  /** Known to this page alone: no other site can write here. */
  token: string;
}

interface Listed {
  path: string;
  tag: string;
}

/** The editor writes to such a file first and then moves it to its place. */
const isTemporary = (name: string) => name.startsWith('.');

const missing = (path: string) => new DOMException(`${path} is not there`, 'NotFoundError');

/** As localFiles.ts makes it. */
async function tagOf(data: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await data.arrayBuffer()));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `"${hex.slice(0, 32)}"`;
}

class Files {
  /** By path, what its content was when it was last read or written here. */
  readonly tags = new Map<string, string>();
  readonly #options: LocalFolderOptions;

  constructor(options: LocalFolderOptions) {
    this.#options = options;
  }

  async #ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
    const { route, token } = this.#options;
    const headers = { ...init.headers, 'X-Editor': token };
    const response = await fetch(path ? `${route}/${path}` : route, {
      ...init,
      headers,
      cache: 'no-store',
    });
    if (response.ok) return response;
    if (response.status === 404) throw missing(path);
    throw new Error(await response.text());
  }

  async list(): Promise<void> {
    const listed: Listed[] = await (await this.#ask('')).json();
    this.tags.clear();
    for (const { path, tag } of listed) this.tags.set(path, tag);
  }

  async read(path: string): Promise<Blob> {
    const response = await this.#ask(path);
    this.tags.set(path, response.headers.get('ETag') ?? '');
    return response.blob();
  }

  /**
   * Refused when the file is not the one that was read: somebody else has written to it. Of all the
   * languages of an entry, which the editor writes together, only what has changed is sent.
   */
  async write(path: string, data: Blob): Promise<void> {
    const known = this.tags.get(path);
    if (known === (await tagOf(data))) return;
    const headers: Record<string, string> = known
      ? { 'If-Match': known }
      : { 'If-None-Match': '*' };
    const response = await this.#ask(path, { method: 'PUT', body: data, headers });
    this.tags.set(path, response.headers.get('ETag') ?? '');
  }

  async remove(path: string): Promise<void> {
    const headers: Record<string, string> = { 'If-Match': this.tags.get(path) ?? '' };
    await this.#ask(path, { method: 'DELETE', headers });
    this.tags.delete(path);
  }
}

class LocalFile {
  readonly kind = 'file';
  name: string;
  #path: string;
  /** What is written to a temporary file, until it is moved. */
  #held: Blob | undefined;
  readonly #files: Files;

  constructor(files: Files, path: string) {
    this.#files = files;
    this.#path = path;
    this.name = path.slice(path.lastIndexOf('/') + 1);
  }

  async getFile(): Promise<File> {
    const blob = this.#held ?? (await this.#files.read(this.#path));
    return new File([blob], this.name, { type: blob.type });
  }

  async createWritable() {
    return {
      write: async (data: Blob | string) => {
        const blob = new Blob([data]);
        if (isTemporary(this.name)) this.#held = blob;
        else await this.#files.write(this.#path, blob);
      },
      close: async () => {},
    };
  }

  async move(folder: LocalFolder, name: string): Promise<void> {
    const path = folder.pathOf(name);
    const data = this.#held ?? (await this.#files.read(this.#path));
    await this.#files.write(path, data);
    if (!this.#held) await this.#files.remove(this.#path);
    this.#held = undefined;
    this.#path = path;
    this.name = name;
  }
}

class LocalFolder {
  readonly kind = 'directory';
  readonly name: string;
  readonly #files: Files;
  readonly #path: string;

  constructor(files: Files, path: string) {
    this.#files = files;
    this.#path = path;
    this.name = path.slice(path.lastIndexOf('/') + 1);
  }

  pathOf(name: string): string {
    return this.#path ? `${this.#path}/${name}` : name;
  }

  async getDirectoryHandle(name: string): Promise<LocalFolder> {
    return new LocalFolder(this.#files, this.pathOf(name));
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<LocalFile> {
    const path = this.pathOf(name);
    if (!create && !this.#files.tags.has(path)) throw missing(path);
    return new LocalFile(this.#files, path);
  }

  async *entries(): AsyncGenerator<[string, LocalFile | LocalFolder]> {
    const start = this.#path ? `${this.#path}/` : '';
    const seen = new Set<string>();
    for (const path of this.#files.tags.keys()) {
      if (!path.startsWith(start)) continue;
      const [name = '', ...below] = path.slice(start.length).split('/');
      if (seen.has(name)) continue;
      seen.add(name);
      yield below.length > 0
        ? [name, new LocalFolder(this.#files, this.pathOf(name))]
        : [name, new LocalFile(this.#files, path)];
    }
  }

  /** Files only: the editor also tidies folders that have become empty, which git does by itself. */
  async removeEntry(name: string): Promise<void> {
    const path = this.pathOf(name);
    if (this.#files.tags.has(path)) await this.#files.remove(path);
  }
}

/** Puts the project's folder where the editor looks for its files, and signs in to it. */
export function openLocalFolder(options: LocalFolderOptions): void {
  const files = new Files(options);
  const storage = {
    getDirectory: async () => ({
      // The editor asks for one folder of its own in the browser's storage.
      getDirectoryHandle: async () => {
        await files.list();
        return new LocalFolder(files, '');
      },
      removeEntry: async () => {},
    }),
  };
  Object.defineProperty(navigator, 'storage', { value: storage });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}
