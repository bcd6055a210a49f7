import { expect, test } from 'vitest'
import { date, flag, text, secret } from '../../shared/field.ts'
import { defineLines, defineResource } from '../../shared/resource.ts'
import { withoutSecrets } from './drafts.ts'

const worker = defineResource({
  name: 'testWorker',
  title: '작업자',
  path: '/api/test/worker',
  menus: ['/test/worker'],
  key: 'workerNo',
  fields: {
    workerNm: text('성명'),
    pinPwd: secret(text('확인번호')),
    healthFitYn: flag('취업 가능', { personal: true, sealed: true }),
  },
  scope: 'everyone',
  list: ['workerNm'],
  search: {},
  lines: {
    examinations: defineLines({
      name: 'testExamination',
      title: '검진',
      key: 'examinationNo',
      parent: 'workerNo',
      fields: {
        examYmd: date('검진일'),
        resultTxt: text('소견', { personal: true, sealed: true }),
      },
    }),
  },
})

test('a draft keeps neither secrets nor what is sealed on the server, in lines neither', () => {
  expect(
    withoutSecrets(worker, {
      workerNm: '김민수',
      pinPwd: '4711',
      healthFitYn: 'N',
      examinations: [{ examYmd: '2026-03-02', resultTxt: '고혈압' }],
      noField: 1,
    }),
  ).toEqual({ workerNm: '김민수', examinations: [{ examYmd: '2026-03-02' }], noField: 1 })
})
