import { sentences } from '../../../../core/shared/sentence.ts'

/** Refusals about the half-yearly check of education, and its names. */
export const halfRefusals = sentences({
  future: [
    '아직 시작하지 않은 반기는 점검할 수 없습니다.',
    'A half-year that has not begun cannot be checked.',
    '尚未开始的半年不能检查。',
    'No se puede revisar un semestre no iniciado.',
  ],
  fixed: [
    '동결한 반기 점검은 고칠 수 없습니다.',
    'A frozen half-year stays as it is.',
    '已冻结的半年检查不可修改。',
    'Un semestre congelado no se modifica.',
  ],
  keeper: [
    'SHE관리자 또는 안전담당만 할 수 있습니다.',
    'Only a SHE manager or the safety officer can do this.',
    '仅SHE管理人员或安全负责人可操作。',
    'Solo un responsable SHE o de seguridad puede hacerlo.',
  ],
  siteHead: [
    '안전보건관리책임자 또는 본사만 할 수 있습니다.',
    'Only the head of safety and health of the site, or head office, can do this.',
    '仅安全卫生管理责任人或总部可操作。',
    'Solo el responsable de SST del centro o la central puede hacerlo.',
  ],
  twoPeople: [
    '지시한 사람과 조치를 확인하는 사람은 달라야 합니다.',
    'Who ordered and who confirms are two people.',
    '下达指示的人与确认措施的人不得为同一人。',
    'Quien ordena y quien confirma son dos personas.',
  ],
  first: ['{year}년 상반기', 'First half of {year}', '{year}年上半年', 'Primer semestre de {year}'],
  second: ['{year}년 하반기', 'Second half of {year}', '{year}年下半年', 'Segundo semestre de {year}'],
  closing: ['{half} 교육 점검', 'Education, {half}', '{half} 培训检查', 'Formación, {half}'],
  ordering: [
    '{half} 교육 점검 (조치 지시)',
    'Education, {half} (measures ordered)',
    '{half} 培训检查（措施指示）',
    'Formación, {half} (medidas ordenadas)',
  ],
  finishing: [
    '{half} 교육 점검 (조치 완료)',
    'Education, {half} (measures done)',
    '{half} 培训检查（措施完成）',
    'Formación, {half} (medidas hechas)',
  ],
})
