import { expect, it } from 'vitest'
import { text } from '../../shared/field.ts'
import { defineResource } from '../../shared/resource.ts'
import { recordNameOf } from './record-name.ts'

const resource = defineResource({
  name: 'sample',
  title: '시험',
  path: '/api/sample/sample',
  menus: [],
  key: 'no',
  fields: {
    no: text('번호'),
    sampleCd: text('관리번호', { numbering: 'S-{seq4}' }),
    remark: text('비고'),
    sampleNm: text('이름', { required: true }),
  },
  scope: 'everyone',
  list: ['sampleCd'],
  search: {},
})

it('calls a record by its number and its name, and leaves out what is empty', () => {
  expect(recordNameOf(resource, { sampleCd: 'S-1', sampleNm: '배관용접', remark: 'x' })).toBe('S-1 배관용접')
  expect(recordNameOf(resource, { sampleCd: null, sampleNm: '배관용접' })).toBe('배관용접')
  expect(recordNameOf(resource, {})).toBe('')
})
