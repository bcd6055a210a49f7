import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoLines } from './photo-zip.rule.ts'

const shown = (paths: string[], workers: number[]) =>
  photoLines(paths, new Set(workers)).map(({ line, vendorWorkerNo, refusal }) => [
    line,
    vendorWorkerNo ?? String(refusal),
  ])

test('names are numbers of workers of the entry, and what is none is refused by its line', () => {
  expect(
    shown(
      [
        'photos/12.jpg',
        'photos/0013.png',
        '__macosx/._12.jpg',
        '99.jpg',
        '김철수.jpg',
        '12.png',
        'thumbs.db',
      ],
      [12, 13],
    ),
  ).toEqual([
    [1, 12],
    [2, 13],
    [3, '이 출입신청에 99번 작업자가 없습니다.'],
    [4, '파일 이름이 작업자 번호가 아닙니다. 예: 12.jpg'],
    [5, '12번은 1번째 파일에 이미 있습니다.'],
  ])
})
test('no worker gets two pictures, and none outside the entry gets one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30)), fc.array(fc.nat(30)), (files, workers) => {
      const lines = photoLines(
        files.map((no) => `${no}.jpg`),
        new Set(workers),
      )
      const given = lines.flatMap(({ vendorWorkerNo }) => vendorWorkerNo ?? [])
      expect(new Set(given)).toEqual(new Set(files.filter((no) => workers.includes(no))))
      expect([given.length, lines.length]).toEqual([new Set(given).size, files.length])
    }),
  )
})
