import { texts } from '../../../../../core/shared/four-texts.ts'

/** Words of the upload of institutes' lists. */
export const instituteTexts = texts({
  open: ['교육기관 명단 올리기', 'Upload a list of an institute', '上传机构名单', 'Subir lista de un centro'],
  sender: ['교육기관', 'Institute', '培训机构', 'Centro'],
  course: [
    '교육과정(명단 전체가 한 과정일 때)',
    'Course (when the whole list is one course)',
    '课程（名单同属一个课程时）',
    'Curso (si toda la lista es de uno)',
  ],
  kind: [
    '교육구분(명단에 적혀 있지 않을 때)',
    'Kind of education (when the list does not say it)',
    '培训类别（名单未注明时）',
    'Tipo de formación (si la lista no lo dice)',
  ],
  remote: ['원격교육입니다', 'It was a remote course', '属于远程培训', 'Fue un curso remoto'],
  completed: [
    '명단에 있는 사람은 모두 수료했습니다',
    'Everybody on the list has completed it',
    '名单上的人员均已结业',
    'Todas las personas de la lista lo completaron',
  ],
  noSender: [
    '교육기관 이름을 적어 주세요.',
    'Name the institute.',
    '请填写培训机构名称。',
    'Indique el centro.',
  ],
  period: ['교육기간', 'Period', '培训期间', 'Período'],
  hourTxt: ['교육시간', 'Hours', '学时', 'Horas'],
  applied: [
    '{applied}건을 제출 상태로 등록했습니다. 적용되지 않은 행 {failed}건',
    '{applied} entered as submitted, {failed} not',
    '已登记{applied}件（提交状态），未应用{failed}件',
    '{applied} registradas como enviadas, {failed} no',
  ],
})
