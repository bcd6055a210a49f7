import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** Words on the paper. */
export const certificateTexts = texts({
  title: ['수 료 증', 'Certificate', '结业证书', 'Certificado'],
  copy: ['사본', 'Copy', '副本', 'Copia'],
  sentence: [
    '위 사람은 위 교육과정을 이수하였으므로 이 증서를 수여합니다.',
    'The person named above has completed the education named above.',
    '兹证明上述人员已完成上述培训课程。',
    'La persona indicada ha completado la formación indicada.',
  ],
  verify: [
    'QR을 촬영하면 이 수료증이 지금도 유효한지 누구나 확인할 수 있습니다.',
    'Anybody may scan the code to see whether this certificate still holds good.',
    '任何人均可扫描二维码确认本证书是否有效。',
    'Cualquiera puede escanear el código para ver si sigue vigente.',
  ],
  number: ['수료번호', 'Number', '证书编号', 'Número'],
  name: ['성명', 'Name', '姓名', 'Nombre'],
  org: ['소속', 'Belongs to', '所属', 'Pertenece a'],
  course: ['교육과정', 'Course', '培训课程', 'Curso'],
  day: ['이수일', 'Completed on', '完成日期', 'Completado el'],
  hours: ['교육시간', 'Hours', '学时', 'Horas'],
  hourCount: ['{hours}시간', '{hours} h', '{hours}学时', '{hours} h'],
  validTo: ['유효일', 'Valid until', '有效期', 'Válido hasta'],
  file: ['수료증', 'Certificates', '结业证书', 'Certificados'],
})
/** What the live answer about a code says. */
export const certificateWords = sentences({
  valid: ['유효', 'Valid', '有效', 'Válido'],
  cancelled: ['취소', 'Cancelled', '已取消', 'Cancelado'],
  expired: ['유효기간 만료', 'Expired', '已过期', 'Vencido'],
  course: ['교육과정', 'Course', '培训课程', 'Curso'],
  day: ['이수일', 'Completed on', '完成日期', 'Completado el'],
  person: ['이수자', 'Person', '完成人', 'Persona'],
  number: ['수료번호', 'Number', '证书编号', 'Número'],
})
