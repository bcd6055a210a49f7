import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listed } from '../../../../test/file-samples.ts'
import { createDiskStore, type FileStore } from './file-store.ts'

let folder: string
let store: FileStore
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-store-'))
  store = await createDiskStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))
const put = (text: string, inspect?: Parameters<FileStore['put']>[1]) =>
  store.put(Readable.from([Buffer.from(text)]), inspect)
const all = () => listed(store.list())
const incoming = () => readdir(path.join(folder, 'incoming'))

test('equal contents lie there once', async () => {
  const first = await put('황산')
  expect(await put('황산')).toEqual(first)
  expect(first.size).toBe(6)
  expect(await all()).toEqual([first.sha256])
  expect((await buffer(store.get(first.sha256))).toString()).toBe('황산')
  expect(await incoming()).toEqual([])
})
test('the store does not keep a file that the inspection refuses', async () => {
  await expect(put('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await all()).toEqual([])
  expect(await incoming()).toEqual([])
})
test('the store does not keep a file whose upload breaks off', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('gone')
    })(),
  )
  await expect(store.put(broken)).rejects.toThrow('gone')
  expect(await incoming()).toEqual([])
})
test('a content that is stored again counts as new again', async () => {
  const { sha256 } = await put('x')
  await utimes(path.join(folder, sha256.slice(0, 2), sha256), 0, 0)
  await put('x')
  expect((await store.stat(sha256))!.storedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
})
test('deleting is quiet, and what is not there has no stat', async () => {
  const { sha256 } = await put('x')
  await store.delete(sha256)
  await store.delete(sha256)
  expect(await store.stat(sha256)).toBeUndefined()
})
test('a name can never lead outside', () => {
  expect(() => store.get('../../etc/passwd')).toThrow(RangeError)
})
test('files that a killed process left behind are removed at the next start', async () => {
  const [old, young] = ['old', 'young'].map((name) => path.join(folder, 'incoming', name)) as [string, string]
  await writeFile(old, '')
  await writeFile(young, '')
  await utimes(old, 0, 0)
  await createDiskStore(folder)
  expect(await incoming()).toEqual(['young'])
})
