import { texts } from '../../../core/shared/four-texts.ts'

/** The printed minutes. */
export const councilPrintTexts = texts({
  title: ['{kind} 회의록', '{kind}: minutes', '{kind} 会议记录', '{kind}: acta'],
  plant: ['사업장', 'Plant', '工厂', 'Planta'],
  month: ['년월', 'Month', '年月', 'Mes'],
  meetDt: ['회의 일시', 'Meeting on', '会议时间', 'Fecha de la reunión'],
  undecided: ['미정', 'undecided', '未定', 'por decidir'],
  place: ['장소', 'Place', '地点', 'Lugar'],
  chair: ['의장', 'Chair', '主席', 'Presidencia'],
  present: ['출석', 'Present', '出席', 'Asistió'],
  presentOf: ['{came} / {all}명', '{came} / {all}', '{came} / {all}人', '{came} / {all}'],
  shared: ['회의록 공유', 'Minutes shared', '会议记录共享', 'Acta compartida'],
  talk: ['협의 내용', 'What was said', '协商内容', 'Lo tratado'],
  agenda: ['안건', 'Subject', '议题', 'Asunto'],
  cont: ['내용', 'Content', '内容', 'Contenido'],
  decisions: ['결정사항', 'Decisions', '决定事项', 'Decisiones'],
  decision: ['결정', 'Decision', '决定', 'Decisión'],
  owner: ['담당', 'Owner', '负责人', 'Responsable'],
  due: ['기한', 'Due', '期限', 'Plazo'],
  members: ['구성원', 'Members', '成员', 'Miembros'],
  of: ['소속', 'Of', '所属', 'Entidad'],
  name: ['성명', 'Name', '姓名', 'Nombre'],
  sign: ['서명', 'Signature', '签名', 'Firma'],
  absent: ['불참', 'absent', '缺席', 'ausente'],
  unsigned: ['서명 전', 'not signed', '未签名', 'sin firmar'],
  signedBy: [
    '서명은 참석자 본인의 로그인으로 하였습니다.',
    'Everybody signed with the own sign-in.',
    '签名由出席者本人登录完成。',
    'Cada asistente firmó con su propia cuenta.',
  ],
})
