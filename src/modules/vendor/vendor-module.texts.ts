import { sentences } from '../../core/shared/sentence.ts'

/** Refusals and names that several rooms of the module say. */
export const vendorModuleSentences = sentences({
  safetyOnly: [
    '안전담당만 할 수 있습니다.',
    'Only the safety officer can do this.',
    '仅安全负责人可操作。',
    'Solo el responsable de seguridad puede hacerlo.',
  ],
  endBeforeStart: [
    '종료일은 시작일보다 빠를 수 없습니다.',
    'The end may not be before the start.',
    '结束日不得早于开始日。',
    'El fin no puede ser anterior al inicio.',
  ],
  notItsWorker: [
    '이 업체의 작업자가 아닙니다.',
    'This is not a worker of the vendor.',
    '不是该承包商的作业人员。',
    'No es un trabajador de este contratista.',
  ],
  headOfficeLifts: [
    'SHE관리자(본사)만 해제할 수 있습니다.',
    'Only a SHE manager (head office) can lift it.',
    '仅SHE管理人员（总部）可解除。',
    'Solo un responsable SHE (central) puede levantarla.',
  ],
  headOfficeConfirms: [
    'SHE관리자(본사)만 확정할 수 있습니다.',
    'Only a SHE manager (head office) can confirm it.',
    '仅SHE管理人员（总部）可确定。',
    'Solo un responsable SHE (central) puede confirmarla.',
  ],
  passNamed: ['출입증 {pass}', 'pass {pass}', '出入证 {pass}', 'pase {pass}'],
  permits: [
    '작업허가 {count}건',
    '{count} work permits',
    '作业许可 {count} 件',
    '{count} permisos de trabajo',
  ],
  health: ['건강진단', 'Health check', '体检', 'Reconocimiento médico'],
  residence: ['체류자격', 'Residence', '居留资格', 'Residencia'],
  inspection: ['검사', 'Inspection', '检验', 'Inspección'],
  insurance: ['보험', 'Insurance', '保险', 'Seguro'],
  company: ['업체', 'Vendor', '承包商', 'Contratista'],
})
