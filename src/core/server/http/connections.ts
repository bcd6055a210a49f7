import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { requestWarnings } from './request.texts.ts'

/** Options for Fastify's own server; bodies have their time limits below. */
export const connectionOptions = {
  // Closes connections that send nothing and take nothing, also of clients that do not read their answer.
  connectionTimeout: 120_000,
  // A whole body in 60 s would end an upload over a slow line; `boundConnections` looks at the bytes.
  requestTimeout: 0,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
} as const

export interface ConnectionBounds {
  /** Connections of one address whose request has not come, or not wholly; the oldest go first. */
  silentPerAddress: number
  /** Limit of silent connections of all addresses together. */
  silent: number
  /** Within which a body has to be there; a form goes on as long as its bytes arrive. */
  bodyMs: number
  /** Bytes of a form that have to arrive within `bodyMs`. */
  formBytes: number
  sweepMs: number
}
const usual: ConnectionBounds = {
  silentPerAddress: 1_000,
  silent: 8_000,
  bodyMs: 60_000,
  formBytes: 64 * 1024,
  sweepMs: 5_000,
}
interface Arriving {
  since: number
  /** Bytes of the connection at the beginning of the measured time. */
  bytes: number
  isForm: boolean
}
const tooLate = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * Connections that say nothing, or half of something, cost a place each. One address may hold so many; above
 * that its oldest silent one is closed, so that people behind the same address still come through. A proxy
 * that is trusted speaks for many addresses and is not bounded by one.
 */
export function boundConnections(
  app: FastifyInstance,
  trustProxy: false | readonly string[],
  over: Partial<ConnectionBounds> = {},
): void {
  const bounds = { ...usual, ...over }
  const proxies = blockListOf(trustProxy || [])
  const silent = new Set<Socket>()
  const byAddress = new Map<string, Set<Socket>>()
  const leave = (socket: Socket) => {
    silent.delete(socket)
    const { address } = addresses.get(socket) ?? {}
    const beside = address === undefined ? undefined : byAddress.get(address)
    beside?.delete(socket)
    if (address !== undefined && beside?.size === 0) byAddress.delete(address)
  }
  const addresses = new WeakMap<Socket, { address: string; bounded: boolean }>()
  const enter = (socket: Socket) => {
    const known = addresses.get(socket)
    if (!known || socket.destroyed) return
    leave(socket)
    silent.add(socket)
    let beside = byAddress.get(known.address)
    if (!beside) byAddress.set(known.address, (beside = new Set()))
    beside.add(socket)
    if (known.bounded && beside.size > bounds.silentPerAddress) letGo(beside)
    if (silent.size > bounds.silent) letGo(silent)
  }
  const letGo = (sockets: Set<Socket>) => {
    const [oldest] = sockets
    if (!oldest) return
    leave(oldest)
    oldest.destroy()
  }
  const arriving = new Map<IncomingMessage, Arriving>()

  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    addresses.set(socket, { address, bounded: !isTrusted(proxies, address) })
    enter(socket)
    socket.once('close', () => leave(socket))
  })
  app.server.on('request', (request, response) => {
    const { socket } = request
    const arrived = () => {
      arriving.delete(request)
      leave(socket)
    }
    // Between two requests a connection is silent again.
    response.once('finish', () => request.complete && enter(socket))
    if (!hasBody(request)) return arrived()
    const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false
    arriving.set(request, { since: performance.now(), bytes: socket.bytesRead, isForm })
    request.once('end', arrived)
    request.once('close', () => arriving.delete(request))
  })
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const [request, state] of arriving) {
      if (now - state.since < bounds.bodyMs) continue
      const { socket } = request
      if (state.isForm && socket.bytesRead - state.bytes >= bounds.formBytes) {
        arriving.set(request, { ...state, since: now, bytes: socket.bytesRead })
        continue
      }
      arriving.delete(request)
      if (socket.writable) socket.end(tooLate)
      socket.destroySoon()
    }
  }, bounds.sweepMs)
  sweep.unref()
  app.addHook('onClose', async () => clearInterval(sweep))
}

const hasBody = ({ headers, complete }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Addresses and networks as TRUST_PROXY names them. */
export function blockListOf(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    try {
      if (bits === undefined) list.addAddress(address, family)
      else list.addSubnet(address, Number(bits), family)
    } catch {
      // A name such as `loopback`: known to Fastify, not to Node.
    }
  }
  return list
}
export function isTrusted(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain !== '' && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

/** One line a peer and day: what it says of other addresses is not believed until TRUST_PROXY names it. */
export function warnOfProxies(app: FastifyInstance, trustProxy: false | readonly string[]): void {
  const proxies = blockListOf(trustProxy || [])
  const told = new Map<string, string>()
  app.addHook('onRequest', async (request) => {
    const peer = request.raw.socket.remoteAddress ?? ''
    if (request.headers['x-forwarded-for'] === undefined || isTrusted(proxies, peer)) return
    const today = new Date().toISOString().slice(0, 10)
    if (told.get(peer) === today || told.size > 1_000) return
    told.set(peer, today)
    request.log.warn(String(requestWarnings.untrustedProxy({ peer })))
  })
}
