import { sentences } from '../../../core/shared/sentence.ts'

/** Refusals about the review of a half-year. */
export const halfSentences = sentences({
  fixed: [
    '이미 확정된 반기입니다.',
    'The half year is already fixed.',
    '该半年已确定。',
    'El semestre ya está cerrado.',
  ],
  future: [
    '아직 시작하지 않은 반기는 마감할 수 없습니다.',
    'A half year that has not begun cannot be closed.',
    '尚未开始的半年不能截止。',
    'No se puede cerrar un semestre no iniciado.',
  ],
  writer: [
    'SHE관리자 또는 안전담당만 할 수 있습니다.',
    'Only a SHE manager or the safety officer can do this.',
    '仅SHE管理人员或安全负责人可操作。',
    'Solo un responsable SHE o de seguridad puede hacerlo.',
  ],
  siteHead: [
    '안전보건관리책임자만 할 수 있습니다.',
    'Only the head of safety and health of the site can do this.',
    '仅安全卫生管理责任人可操作。',
    'Solo el responsable de SST del centro puede hacerlo.',
  ],
  moved: [
    '마감한 반기와 사업장은 바꿀 수 없습니다.',
    'Half year and plant cannot be changed once closed.',
    '已截止的半年和工厂不可更改。',
    'El semestre y la planta no se cambian una vez cerrado.',
  ],
  closing: ['{half} 마감', '{half}, closed', '{half} 截止', '{half}, cierre'],
  approval: ['{half} 확정', '{half}, approved', '{half} 确定', '{half}, aprobado'],
  first: ['{year}년 상반기', 'First half of {year}', '{year}年上半年', 'Primer semestre de {year}'],
  second: ['{year}년 하반기', 'Second half of {year}', '{year}年下半年', 'Segundo semestre de {year}'],
})
