import { code, date, flag, refCode, text, user } from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineResource } from '../../../core/shared/resource.ts'
import { courseMenu } from './edu-legal-rule.resource.ts'

/**
 * 강사: who may teach, by which line of 시행규칙 제26조제3항, and until when. A class does not open with somebody whose
 * qualification has ended by its day. (edu.md section 2)
 */
export const eduInstructor = defineResource({
  name: 'eduInstructor',
  title: '교육강사',
  path: '/api/saf/education/instructor',
  menus: [courseMenu],
  key: 'eduInstructorNo',
  fields: {
    instructorNm: text('강사명', { required: true, max: 50, searchable: true }),
    instructorTypeCd: code('자격 근거', 'EDU_INSTRUCTOR_TYPE', { required: true }),
    userId: user('사내 사용자'),
    orgNm: text('소속기관', { max: 100 }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    qualTxt: text('자격 내용', { required: true, max: 200 }),
    validToYmd: date('자격 유효일'),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: { plant: 'plantCd' },
  search: { instructorNm: 'contains', instructorTypeCd: 'in', plantCd: 'equals', useYn: 'equals' },
  files: {
    document: { label: '자격 증빙', limit: 10, maxMegabytes: 20, extensions: documentExtensions },
  },
})
