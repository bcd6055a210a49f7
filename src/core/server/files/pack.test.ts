import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ZipReader } from '../excel/zip-reader.ts'
import { manifestName, packEntries, type PackFile } from './pack.ts'
import { zipChunks } from './zip-writer.ts'

const words = { index: '목록', heads: ['번호', '파일', '제목', '크기', 'SHA-256'] } as const
const file = (name: string, text: string): PackFile => ({
  path: name,
  title: `제목 ${text}`,
  content: () => Promise.resolve(Buffer.from(text)),
})
const packOf = async (files: readonly PackFile[], counted: number[] = []): Promise<ZipReader> =>
  new ZipReader(
    await buffer(Readable.from(zipChunks(packEntries(files, words, (count) => counted.push(count))))),
  )
const pathsIn = (zip: ZipReader): string[] =>
  zip
    .read(manifestName)!
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.slice(66))

test('the manifest of a pack is proven by sha256sum -c', async () => {
  const files = [file('보고서/개선 1.pdf', '하나'), file('보고서/개선 2.pdf', '둘'), file('a b.txt', '셋')]
  const zip = await packOf(files)
  const folder = await mkdtemp(path.join(tmpdir(), 'pack-'))
  try {
    for (const name of [...pathsIn(zip), manifestName]) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), zip.read(name)!)
    }
    const { stdout } = await promisify(execFile)('sha256sum', ['-c', manifestName], { cwd: folder })
    expect(stdout.trim().split('\n')).toHaveLength(files.length + 1)
    await writeFile(path.join(folder, 'a b.txt'), '다른 글')
    await expect(
      promisify(execFile)('sha256sum', ['-c', manifestName], { cwd: folder }),
    ).rejects.toMatchObject({ stdout: expect.stringContaining('a b.txt') as string })
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('the index names every file with its size and hash, and progress is told after each', async () => {
  const counted: number[] = []
  const zip = await packOf([file('하나.txt', '가'), file('둘.txt', '나다')], counted)
  expect(counted).toEqual([1, 2])
  const sha256 = createHash('sha256').update('나다').digest('hex')
  expect(zip.read('목록.csv')!.toString()).toContain(`2,둘.txt,제목 나다,6,${sha256}`)
})

test('names that repeat or lead out of the folder become names of their own inside it', async () => {
  const zip = await packOf([
    file('../../etc/passwd', '하나'),
    file('같은 이름.pdf', '둘'),
    file('같은 이름.PDF', '셋'),
    file('줄\n바꿈\\이름?.txt', '넷'),
  ])
  expect(pathsIn(zip)).toEqual([
    'etc/passwd',
    '같은 이름.pdf',
    '같은 이름 (2).PDF',
    '줄_바꿈_이름_.txt',
    '목록.csv',
  ])
})

test('a file that fails ends the pack, which then is no archive', async () => {
  const bad: PackFile = { path: 'a', title: 'a', content: () => Promise.reject(new Error('없음')) }
  await expect(packOf([file('b', 'b'), bad])).rejects.toThrow('없음')
})
