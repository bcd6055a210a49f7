import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipReader } from '../excel/zip-reader.ts'
import { zipChunks, type ZipEntry } from './zip-writer.ts'

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

test('an archive of more than 4 GB or 65,534 files says so in 64-bit fields, a smaller one does not', async () => {
  const paths = ['하나.txt', '둘.txt', '셋.txt']
  const made = async (widest?: { size: number; count: number }) =>
    buffer(
      Readable.from(
        zipChunks(
          paths.map((path) => ({ path, content: [path], stored: true })),
          widest,
        ),
      ),
    )
  const plain = await made()
  for (const widest of [
    { size: 60, count: 65_535 },
    { size: 4_294_967_295, count: 3 },
  ]) {
    const archive = await made(widest)
    const end = archive.length - 22
    const wide = Number(archive.readBigUInt64LE(end - 12))
    expect([archive.readUInt32LE(end - 20), archive.readUInt32LE(wide)]).toEqual([0x07064b50, 0x06064b50])
    const start = Number(archive.readBigUInt64LE(wide + 48))
    expect([Number(archive.readBigUInt64LE(wide + 32)), start]).toEqual([
      3,
      plain.readUInt32LE(plain.length - 6),
    ])
    // The reader of workbooks knows the 64-bit field of a file, not that of the end.
    const narrow = Buffer.from(archive)
    narrow.writeUInt16LE(3, end + 10)
    narrow.writeUInt32LE(start, end + 16)
    const zip = new ZipReader(narrow)
    expect(paths.map((path) => zip.read(path)?.toString())).toEqual(paths)
  }
  expect(plain.includes(Buffer.from([0x50, 0x4b, 6, 6]))).toBe(false)
})
