import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** Names of what waits for a person. */
export const speWorkNames = texts({
  'spe-papers': [
    '특수장비 반입서류 등록',
    'Hand in the papers of equipment',
    '登记特种设备进场文件',
    'Registrar documentos del equipo',
  ],
  'spe-approve': [
    '특수장비 서류 승인',
    'Approve the papers of equipment',
    '审批特种设备文件',
    'Aprobar documentos del equipo',
  ],
  'spe-unfit': ['부적합 특수장비', 'Equipment found unfit', '不合格特种设备', 'Equipo no apto'],
})
export const speWords = texts({
  clock: ['특수장비 반입 기한', 'Special equipment clock', '特种设备期限处理', 'Reloj de equipos especiales'],
})
export const spePaperNames = sentences({
  pass: ['장비 출입증 {code}', 'Pass of equipment {code}', '设备通行证{code}', 'Pase del equipo {code}'],
})
