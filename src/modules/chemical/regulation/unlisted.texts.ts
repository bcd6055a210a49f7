import { sentences } from '../../../core/shared/sentence.ts'

/** What the lists of the laws do not say; silence never reads as freedom. (decision 0104) */
export const unlistedSentences = sentences({
  names: [
    '법규DB에 없음 — 확인 필요: {names}. 규제가 없다는 뜻이 아닙니다.',
    'Not in the regulation database – to be confirmed: {names}. It does not mean that nothing regulates them.',
    '法规数据库中没有 — 待确认：{names}。并不表示不受管制。',
    'No está en la base de normas – por confirmar: {names}. No significa que no estén reguladas.',
  ],
  nothing: [
    '법규DB에 없음 — 확인 필요. 규제가 없다는 뜻이 아닙니다.',
    'Not in the regulation database – to be confirmed. It does not mean that nothing regulates it.',
    '法规数据库中没有 — 待确认。并不表示不受管制。',
    'No está en la base de normas – por confirmar. No significa que no esté regulado.',
  ],
  noneHeld: [
    '수록된 목록에는 해당하는 항목이 없습니다.',
    'None of the items held applies.',
    '已收录的目录中没有适用的项目。',
    'Ningún elemento de las listas guardadas se aplica.',
  ],
  noneOfOurs: [
    '우리 제품이 해당하는 항목에는 없습니다. 전체 목록에서 찾으려면 우리 제품만 보기를 끄세요.',
    'Not among the items that our products stand on. Look in all lists by taking that choice away.',
    '不在本公司产品适用的项目中。如需在全部目录中查找，请取消仅看本公司产品。',
    'No está entre los elementos de nuestros productos. Quite ese filtro para buscar en todas las listas.',
  ],
  partly: [
    '다음 목록은 일부만 수록되어, 위에 없어도 규제 대상일 수 있습니다(확인 필요): {lists}',
    'These lists are held in part only; what is missing above may still be regulated (to be confirmed): {lists}',
    '下列目录仅部分收录，上面没有的也可能受管制（待确认）：{lists}',
    'Estas listas están solo en parte; lo que falta arriba puede estar regulado (por confirmar): {lists}',
  ],
})
