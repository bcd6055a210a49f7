import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { keepEarlier } from '../scripts/build.mjs'
import { serveWeb } from '../src/core/server/http/static.ts'

const day = 24 * 60 * 60_000

test('a portal that runs goes on answering the files of its page after a new build, for a week', async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'portal-dist-'))
  const assets = path.join(dist, 'web/assets')
  const earlier = path.join(dist, 'earlier/assets')
  const build = (hash: string, now: number) => {
    keepEarlier(assets, earlier, now)
    rmSync(path.join(dist, 'web'), { recursive: true, force: true })
    mkdirSync(path.join(assets, 'library-1.0'), { recursive: true })
    writeFileSync(path.join(assets, 'library-1.0/part.js'), `export const build = '${hash}'`)
    writeFileSync(path.join(assets, `web-${hash}.js`), `export const build = '${hash}'`)
    writeFileSync(path.join(dist, 'web/index.html'), `<script src="/assets/web-${hash}.js"></script>`)
  }
  const begin = Date.now()
  build('one', begin)
  const app = fastify()
  await app.register(serveWeb, { directory: path.join(dist, 'web') })
  try {
    const scriptOfPage = async () => {
      const [, address] = /src="([^"]+)"/.exec((await app.inject('/login')).body)!
      return app.inject(address!)
    }
    expect((await scriptOfPage()).body).toContain('one')
    build('two', begin)
    expect((await scriptOfPage()).body).toContain('one')
    expect((await app.inject('/assets/web-two.js')).body).toContain('two')
    expect((await app.inject('/assets/library-1.0/part.js')).body).toContain('two')
    expect((await app.inject('/assets/web-three.js')).statusCode).toBe(404)
    build('three', begin + 6 * day)
    expect(readdirSync(earlier).toSorted()).toEqual(['library-1.0', 'web-one.js', 'web-two.js'])
    build('four', begin + 8 * day)
    expect(readdirSync(earlier).toSorted()).toEqual(['library-1.0', 'web-three.js', 'web-two.js'])
  } finally {
    await app.close()
    rmSync(dist, { recursive: true })
  }
})
