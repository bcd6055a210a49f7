import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { zipOf } from './test-files.ts'
import { WorkbookError } from './workbook-error.ts'
import { ZipReader } from './zip-reader.ts'

/** The offset of the directory in an archive of one file. */
const directoryOf = (archive: Buffer) => archive.readUInt32LE(archive.length - 6)
const damaged = /손상되어/
const tooLarge = /너무 커서/

test('a packed file comes out again, whatever the case and slashes of its path', async () => {
  const zip = new ZipReader(await zipOf({ 'xl/가.xml': '내용 '.repeat(1000), 'xl/empty.xml': '' }))
  expect(zip.read('XL\\가.xml')?.toString()).toBe('내용 '.repeat(1000))
  expect(zip.read('/xl/empty.xml')).toHaveLength(0)
  expect(zip.read('xl/other.xml')).toBeUndefined()
})

test('a comment behind the archive does not hide it', async () => {
  const archive = Buffer.concat([await zipOf({ a: 'b' }), Buffer.from('comment')])
  archive.writeUInt16LE(7, archive.length - 9)
  expect(new ZipReader(archive).read('a')?.toString()).toBe('b')
})

test('sizes in the 64-bit extra field are read', async () => {
  const archive = await zipOf({ a: 'text' })
  const directory = directoryOf(archive)
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(16, 2)
  extra.writeBigUInt64LE(BigInt(archive.readUInt32LE(directory + 24)), 4)
  extra.writeBigUInt64LE(BigInt(archive.readUInt32LE(directory + 20)), 12)
  archive.writeUInt32LE(0xff_ff_ff_ff, directory + 20)
  archive.writeUInt32LE(0xff_ff_ff_ff, directory + 24)
  archive.writeUInt16LE(20, directory + 30)
  const nameEnd = directory + 46 + 1
  const large = Buffer.concat([archive.subarray(0, nameEnd), extra, archive.subarray(nameEnd)])
  expect(new ZipReader(large).read('a')?.toString()).toBe('text')
})

describe('refuses', () => {
  test('an archive that promises more bytes than the limit is refused before anything is unpacked', async () => {
    const bomb = await zipOf({ a: '0'.repeat(2_000_000), b: '0'.repeat(2_000_000) })
    expect(bomb.length).toBeLessThan(20_000)
    expect(() => new ZipReader(bomb, 3_999_999)).toThrow(tooLarge)
    expect(new ZipReader(bomb, 4_000_000).read('b')).toHaveLength(2_000_000)
  })

  test('a file that unpacks to more bytes than it promised is refused', async () => {
    const bomb = await zipOf({ a: '0'.repeat(50_000_000) })
    bomb.writeUInt32LE(1000, directoryOf(bomb) + 24)
    const zip = new ZipReader(bomb)
    const before = process.memoryUsage().arrayBuffers
    expect(() => zip.read('a')).toThrow(tooLarge)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000)
  })

  test('an encrypted file is refused', async () => {
    const archive = await zipOf({ a: 'b' })
    archive.writeUInt16LE(0x0809, directoryOf(archive) + 8)
    expect(() => new ZipReader(archive).read('a')).toThrow(/암호/)
  })

  test('a file whose bytes were changed, or that is packed in an unknown way, is refused', async () => {
    const archive = await zipOf({ a: 'content' })
    const changed = Buffer.from(archive)
    changed.writeUInt32LE(1, directoryOf(archive) + 16)
    expect(() => new ZipReader(changed).read('a')).toThrow(damaged)
    const unknown = Buffer.from(archive)
    unknown.writeUInt16LE(12, directoryOf(archive) + 10)
    expect(() => new ZipReader(unknown).read('a')).toThrow(damaged)
  })

  test('a download that broke off is refused', async () => {
    const archive = await zipOf({ a: 'content' })
    expect(() => new ZipReader(archive.subarray(0, -1))).toThrow(damaged)
  })

  test('every other fault is refused with a sentence for the user and never crashes the reader', async () => {
    const archive = await zipOf({ a: 'content of a', b: 'content of b' })
    const change = fc.tuple(fc.nat({ max: archive.length - 1 }), fc.nat({ max: 255 }))
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const broken = Buffer.from(archive)
        for (const [at, byte] of changes) broken[at] = byte
        try {
          const zip = new ZipReader(broken)
          zip.read('a')
          zip.read('b')
        } catch (error) {
          expect(error).toBeInstanceOf(WorkbookError)
        }
      }),
      { numRuns: 500 },
    )
  })
})
