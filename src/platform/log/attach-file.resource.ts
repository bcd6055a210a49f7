import { flag, number, text, textarea } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 첨부파일 of all records, for their administration; the files themselves are served at /api/file and
 * /api/attachfile only.
 */
export const attachFile = defineResource({
  name: 'attachFile',
  title: '첨부파일',
  path: '/api/manage/attachfile',
  menus: ['manage/log/attachAdmin'],
  key: 'fileNo',
  fields: {
    fileOrgNm: text('파일명', { required: true }),
    taskClassNm: text('업무구분', { required: true }),
    taskKey: text('업무키'),
    taskFlag: text('구분'),
    fileExt: text('확장자', { required: true }),
    fileSize: number('크기(byte)', { required: true }),
    contentType: text('형식', { required: true }),
    pictureExplan: textarea('사진설명', { max: 1000 }),
    delYn: flag('삭제'),
  },
  scope: 'everyone',
  list: ['fileOrgNm', 'taskClassNm', 'taskKey', 'fileExt', 'fileSize', 'createDt', 'delYn'],
  search: {
    fileOrgNm: 'contains',
    taskClassNm: 'equals',
    taskKey: 'equals',
    fileExt: 'equals',
    fileSize: 'between',
    delYn: 'equals',
  },
})
