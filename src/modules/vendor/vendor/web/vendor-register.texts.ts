import { texts } from '../../../../core/shared/four-texts.ts'

/** The register of vendors. */
export const vendorRegisterTexts = texts({
  help: [
    '거래하는 협력업체입니다. 등급은 확정된 평가에서만 정해집니다. 행을 두 번 누르면 열립니다.',
    'The vendors that we deal with. A grade comes only from a confirmed evaluation. Double-click a row to open it.',
    '有业务往来的承包商。等级仅由已确定的评价得出。双击行可打开。',
    'Contratistas con los que se trabaja. El nivel solo sale de una evaluación confirmada. Doble clic en una fila para abrirla.',
  ],
  tenDigits: ['숫자 10자리', '10 digits', '10位数字', '10 dígitos'],
  onSite: ['상주', 'On site', '驻场', 'Residente'],
  offSite: ['비상주', 'Not on site', '不驻场', 'No residente'],
  contact: [
    '연락과 안전보건 담당',
    'Contact and safety officer',
    '联系方式与安全健康负责人',
    'Contacto y responsable de SST',
  ],
  grade: ['거래와 등급', 'Dealings and grade', '往来与等级', 'Relación y nivel'],
})
