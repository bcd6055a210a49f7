import { texts } from '../../../core/shared/four-texts.ts'

/** The panel of a company's first page. */
export const vendorHomeTexts = texts({
  title: ['우리 업체', 'Our company', '本公司', 'Nuestra empresa'],
  entries: ['검토 중 출입신청', 'Entry requests in review', '审核中出入申请', 'Accesos en revisión'],
  supplement: ['보완할 출입신청', 'Requests to complete', '待补充出入申请', 'Solicitudes por completar'],
  expiring: ['30일 안 만료', 'Ends within 30 days', '30天内到期', 'Caduca en 30 días'],
  stops: [
    '멈출 출입증 {passes} · 작업허가 {permits}',
    'stops {passes} passes · {permits} permits',
    '将中断出入证 {passes}・作业许可 {permits}',
    'detiene {passes} pases · {permits} permisos',
  ],
  selfChecks: ['낼 자체점검', 'Self-checks to hand in', '待提交自查', 'Autorrevisiones por entregar'],
  selfCheckDue: ['기한 {day}', 'due {day}', '期限 {day}', 'vence {day}'],
  selfCheckBack: [
    '기한 {day} · 반려 {count}',
    'due {day} · {count} sent back',
    '期限 {day}・退回 {count}',
    'vence {day} · {count} devueltos',
  ],
  points: ['벌점 {plant}', 'Points {plant}', '扣分 {plant}', 'Puntos {plant}'],
  left: [
    '다음 단계({next}점)까지 {left}점',
    '{left} to the next step ({next})',
    '距下一级（{next}分）还有{left}分',
    'faltan {left} para el siguiente paso ({next})',
  ],
  lastStep: ['마지막 단계', 'last step', '最后一级', 'último paso'],
  grade: ['최근 등급', 'Latest grade', '最近等级', 'Último nivel'],
  noGrade: ['없음', 'none', '无', 'ninguno'],
  council: ['다음 협의체', 'Next council', '下次协商会', 'Próximo consejo'],
  noCouncil: ['예정 없음', 'none planned', '无计划', 'ninguno'],
  mustRead: ['확인할 필독 공지', 'Must-reads to confirm', '待确认必读公告', 'Avisos por confirmar'],
})
