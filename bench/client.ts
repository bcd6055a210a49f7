import { connect, type Socket } from 'node:net'

export interface Request {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}
export interface Response {
  status: number
  /** As it came: `unchunked` gives the content of one that came in chunks. */
  body: Buffer
  isChunked: boolean
  /** Milliseconds until the first byte. */
  firstByte: number
}
const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')

const answerMs = 60_000

/**
 * One keep-alive connection, one request at a time: as little work as a client can do, because it shares the
 * machine with what it measures.
 */
export class Connection {
  readonly #socket: Socket
  readonly #host: string
  constructor(base: string) {
    const { hostname, port, host } = new URL(base)
    this.#host = host
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true })
    this.#socket.on('error', () => undefined)
    // A slow server is not waited for: the call fails, and the run goes on.
    this.#socket.setTimeout(answerMs, () => this.#socket.destroy())
  }
  send({ method, path, headers, body }: Request): Promise<Response> {
    const begin = performance.now()
    const socket = this.#socket
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const length = body === undefined ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
    socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n${lines.join('')}${length}\r\n`)
    if (body !== undefined) socket.write(body)
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      let head: { status: number; length: number; at: number } | undefined
      let received = 0
      let firstByte = 0
      const finish = (error?: Error) => {
        socket.off('data', onData).off('close', onClose)
        if (error || !head) return reject(error ?? new Error('closed'))
        resolve({
          status: head.status,
          body: Buffer.concat(chunks).subarray(head.at),
          isChunked: head.length < 0,
          firstByte,
        })
      }
      const onClose = () => finish(new Error('connection closed'))
      const onData = (chunk: Buffer) => {
        firstByte ||= performance.now() - begin
        chunks.push(chunk)
        received += chunk.length
        head ??= headOf(chunks.length === 1 ? chunk : Buffer.concat(chunks))
        if (!head) return
        // Without a length the body comes in chunks; the last one is empty.
        if (head.length >= 0 ? received >= head.at + head.length : endsWith(chunks, lastChunk)) finish()
      }
      socket.on('data', onData).on('close', onClose)
    })
  }
  close(): void {
    this.#socket.destroy()
  }
}

function headOf(bytes: Buffer): { status: number; length: number; at: number } | undefined {
  const at = bytes.indexOf(headEnd)
  if (at < 0) return undefined
  const text = bytes.toString('latin1', 0, at)
  const length = /\ncontent-length: *(\d+)/i.exec(text)?.[1]
  return {
    status: Number(text.slice(9, 12)),
    length: length === undefined ? -1 : Number(length),
    at: at + headEnd.length,
  }
}
function endsWith(chunks: Buffer[], end: Buffer): boolean {
  const last = chunks.at(-1)!
  const tail = last.length >= end.length ? last : Buffer.concat(chunks.slice(-3))
  return tail.subarray(-end.length).equals(end)
}

/** The content of a body that came in chunks. */
export function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, end), 16)
    if (!(size > 0)) return Buffer.concat(parts)
    parts.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}
