/**
 * The project's folder behind the interface of the File System API. Sveltia uses it like a folder that a
 * person has picked, but it works in every browser and needs no permission. localFiles.ts is the server.
 */
export interface LocalFolderOptions {
  /** Where the files are read and written. */
  route: string;
  /** Other sites do not know it, so they cannot write. */
  token: string;
}

interface Listed {
  path: string;
  tag: string;
}

/** Sveltia writes to a temporary file and moves it. */
const isTemporary = (name: string) => name.startsWith('.');

const missing = (path: string) => new DOMException(`${path} is not there`, 'NotFoundError');

/** The same hash as in localFiles.ts. */
async function tagOf(data: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await data.arrayBuffer()));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `"${hex.slice(0, 32)}"`;
}

class Files {
  /** By path, the hash of the content when it was last read or written here. */
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
   * The server refuses a file that has changed since it was read. Sveltia writes an entry in all languages;
   * only the changed files are sent.
   */
  async write(path: string, data: Blob): Promise<void> {
    const tag = this.tags.get(path);
    if (tag === (await tagOf(data))) return;
    const headers: Record<string, string> = tag ? { 'If-Match': tag } : { 'If-None-Match': '*' };
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
  /** The content of a temporary file until it is moved. */
  #pending: Blob | undefined;
  readonly #files: Files;

  constructor(files: Files, path: string) {
    this.#files = files;
    this.#path = path;
    this.name = path.slice(path.lastIndexOf('/') + 1);
  }

  async getFile(): Promise<File> {
    const blob = this.#pending ?? (await this.#files.read(this.#path));
    return new File([blob], this.name, { type: blob.type });
  }

  async createWritable() {
    return {
      write: async (data: Blob | string) => {
        const blob = new Blob([data]);
        if (isTemporary(this.name)) this.#pending = blob;
        else await this.#files.write(this.#path, blob);
      },
      close: async () => {},
    };
  }

  async move(folder: LocalFolder, name: string): Promise<void> {
    const path = folder.pathOf(name);
    const data = this.#pending ?? (await this.#files.read(this.#path));
    await this.#files.write(path, data);
    if (!this.#pending) await this.#files.remove(this.#path);
    this.#pending = undefined;
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

  /** Sveltia also removes empty folders, which git does not have. */
  async removeEntry(name: string): Promise<void> {
    const path = this.pathOf(name);
    if (this.#files.tags.has(path)) await this.#files.remove(path);
  }
}

/** Replaces the browser's storage by the project's folder, and signs Sveltia in to its 'test-repo'. */
export function openLocalFolder(options: LocalFolderOptions): void {
  const files = new Files(options);
  const storage = {
    getDirectory: async () => ({
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
