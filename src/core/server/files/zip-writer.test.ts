import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipReader } from '../excel/zip-reader.ts'
import { fitsZip, zipChunks, type ZipEntry } from './zip-writer.ts'

const zipOf = (entries: Iterable<ZipEntry>) =>
  buffer(Readable.from(zipChunks(entries), { objectMode: false }))
const bytes = Buffer.from(Array.from({ length: 200_001 }, (_, index) => index % 251))

test('a stored file lies in the archive as it is, beside a packed one', async () => {
  const archive = await zipOf([
    {
      path: '사진.jpg',
      content: Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]),
      stored: true,
    },
    { path: 'packed.dat', content: [bytes] },
    { path: 'empty.txt', content: [], stored: true },
  ])
  expect(archive.indexOf(bytes)).toBe(30 + Buffer.byteLength('사진.jpg'))
  const zip = new ZipReader(archive)
  expect(zip.read('사진.jpg')?.equals(bytes)).toBe(true)
  expect(zip.read('packed.dat')?.equals(bytes)).toBe(true)
  expect(zip.read('empty.txt')).toHaveLength(0)
})

test('a file carries the day and minute that are given, and otherwise the earliest day', async () => {
  const archive = await zipOf([{ path: 'a', content: ['a'], changed: '2026-11-24 19:58' }])
  expect(archive.readUInt16LE(10)).toBe((19 << 11) | (58 << 5))
  expect(archive.readUInt16LE(12)).toBe((46 << 9) | (11 << 5) | 24)
  expect((await zipOf([{ path: 'a', content: ['a'] }])).readUInt32LE(10)).toBe(0x0021_0000)
})

test.each([true, false])('a source that breaks breaks the archive (stored: %s)', async (stored) => {
  async function* broken() {
    yield bytes
    await Promise.resolve()
    throw new Error('the disk is gone')
  }
  await expect(zipOf([{ path: 'a', content: broken(), stored }])).rejects.toThrow('the disk is gone')
})

test('files are opened one after the other, read as the receiver takes them, and closed when it leaves', async () => {
  const opened: string[] = []
  let given = 0
  let closed = false
  async function* endless() {
    try {
      for (;;) {
        given++
        yield await Promise.resolve(bytes)
      }
    } finally {
      closed = true
    }
  }
  function* entries(): Generator<ZipEntry> {
    for (const path of ['first', 'second', 'third']) {
      opened.push(path)
      yield { path, content: path === 'first' ? [bytes] : endless(), stored: true }
    }
  }
  const chunks = zipChunks(entries())
  // Header, content and descriptor of the first; header and two parts of the second.
  for (let count = 0; count < 6; count++) await chunks.next()
  expect([opened, given, closed]).toEqual([['first', 'second'], 2, false])
  await chunks.return(undefined)
  expect(closed).toBe(true)
})

test('an archive fits while sizes, names and headers stay below 4 GB and the count below 65,535', async () => {
  const path = '가.txt'
  const overhead = (await zipOf([{ path, content: [], stored: true }])).length
  const most = 0xff_ff_ff_fe - overhead
  expect([fitsZip([{ path, size: most }]), fitsZip([{ path, size: most + 1 }])]).toEqual([true, false])
  const many = (length: number) => Array.from({ length }, () => ({ path: 'a', size: 1 }))
  expect([fitsZip(many(65_534)), fitsZip(many(65_535))]).toEqual([true, false])
})
