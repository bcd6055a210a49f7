import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  compoundFile,
  docx,
  hwp,
  hwpx,
  jpeg,
  pdf,
  png,
  program,
  xlsx,
  zipFile,
} from '../../../../test/file-samples.ts'
import { mayBeNamed, sniff } from './file-kind.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'file-kind-'))))
afterAll(() => rm(folder, { recursive: true }))
async function kindOf(content: Buffer | string) {
  const place = path.join(folder, 'x')
  await writeFile(place, content)
  return sniff(place)
}

describe('what a file is', () => {
  test.each<[string, () => Buffer | string | Promise<Buffer>, string]>([
    ['jpg', jpeg, 'jpg'],
    ['png', png, 'png'],
    ['pdf', pdf, 'pdf'],
    ['docx', docx, 'docx'],
    ['xlsx', xlsx, 'xlsx'],
    ['HWP', hwp, 'hwp'],
    ['HWP 3', () => `HWP Document File V3.00 \u001a\u0001`, 'hwp'],
    ['HWPX', hwpx, 'hwpx'],
    ['doc', () => compoundFile(['WordDocument']), 'doc'],
    ['xls', () => compoundFile(['a', 'b', 'c', 'd', 'e', 'Workbook']), 'xls'],
    ['another compound file', () => compoundFile(['Whatever']), 'cfb'],
    ['zip', () => zipFile({ '가.txt': '가' }), 'zip'],
    ['program', program, 'exe'],
    ['UTF-8 text', () => '밀폐공간 작업', 'txt'],
    ['CP949 text', () => Buffer.from('b0a1b3aab4d9', 'hex'), 'txt'],
    ['UTF-16 text', () => Buffer.from('\ufeff산소 농도', 'utf16le'), 'txt'],
    ['HTML', () => '<!doctype html><script>alert(1)</script>', 'txt'],
    ['SVG', () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'txt'],
    ['text that begins like a program', () => 'MZ세대 안내문', 'txt'],
    ['bytes nobody knows', () => Buffer.from([1, 2, 3, 0, 200]), ''],
    ['nothing', () => '', ''],
  ])('%s', async (_name, content, ext) => {
    expect((await kindOf(await content())).ext).toBe(ext)
  })
  test('a text cut in the middle of a character stays text', async () => {
    expect((await kindOf(`a${'가'.repeat(40_000)}`)).ext).toBe('txt')
  })
  test('a damaged zip and a compound file of circles are no errors', async () => {
    expect((await kindOf((await docx()).subarray(0, 60))).image).toBe(false)
    const circle = compoundFile(['x'])
    circle.writeUInt32LE(1, 512 + 4)
    expect((await kindOf(circle)).ext).toBe('cfb')
  })
  test('only pictures and PDF may be shown in the browser', async () => {
    expect((await kindOf(await jpeg())).inline).toBe(true)
    expect((await kindOf(pdf())).inline).toBe(true)
    expect((await kindOf('<svg xmlns="http://www.w3.org/2000/svg"/>')).inline).toBe(false)
    expect((await kindOf(await xlsx())).inline).toBe(false)
  })
})

describe('which name a content may have', () => {
  test.each<[string, () => Buffer | string | Promise<Buffer>, boolean]>([
    ['jpg', jpeg, true],
    ['jpeg', jpeg, true],
    ['jpg', program, false],
    ['jpg', png, false],
    ['txt', program, false],
    ['txt', png, false],
    ['exe', program, false],
    ['bat', () => 'del *.*', false],
    ['pdf', hwp, false],
    ['hwp', hwp, true],
    ['hwp', () => compoundFile(['WordDocument']), false],
    ['xlsx', docx, false],
    ['xlsx', () => compoundFile(['EncryptedPackage', 'EncryptionInfo']), true],
    ['zip', xlsx, true],
    ['csv', () => '가,나', true],
    ['dat', () => Buffer.from([1, 2, 3, 0]), true],
    ['dat', program, false],
  ])('%s', async (extension, content, allowed) => {
    expect(mayBeNamed(extension, await kindOf(await content()))).toBe(allowed)
  })
})
