import { sentences } from '../../../core/shared/sentence.ts'

/** Why nobody can say yet what a product may stand beside. */
export const segregationSentences = sentences({
  noComposition: [
    '구성성분이 등록되어 있지 않습니다',
    'no composition is registered',
    '未登记组成成分',
    'no hay composición registrada',
  ],
  secretUnknown: [
    '영업비밀 성분의 실제 물질을 모릅니다',
    'what a secret component really is is not known',
    '商业秘密成分的实际物质未知',
    'se desconoce un componente secreto',
  ],
  notJudged: [
    '{names}의 혼재 분리군을 아무도 판정하지 않았습니다',
    'nobody has judged the segregation group of {names}',
    '{names}的隔离组尚未判定',
    'nadie ha juzgado el grupo de {names}',
  ],
  acidOrBase: [
    '{names}: 부식성이지만 산인지 염기인지 정해지지 않았습니다',
    '{names}: corrosive, but neither acid nor base is said',
    '{names}：具有腐蚀性，但未确定是酸还是碱',
    '{names}: corrosivo, pero no consta si es ácido o base',
  ],
  classUnknown: [
    '위험물 유별이 판정되지 않았습니다',
    'the class of dangerous goods is not judged',
    '危险物类别未判定',
    'la clase de mercancía peligrosa no está juzgada',
  ],
  secret: ['영업비밀 성분', 'a secret component', '商业秘密成分', 'un componente secreto'],
  groupsMissing: [
    '분류에서 나온 분리군({groups})이 빠져 있습니다. 추가하거나 분류를 고쳐 주세요.',
    'Groups that follow from the classification ({groups}) are missing. Add them or correct the classification.',
    '缺少由分类得出的隔离组（{groups}）。请添加或更正分类。',
    'Faltan grupos que resultan de la clasificación ({groups}). Añádalos o corrija la clasificación.',
  ],
  classNeeded: [
    '위험물 유별을 판정하지 않은 제품은 입고할 수 없습니다. 제품에서 유별(비위험물 포함)을 정해 주세요.',
    'A product whose class of dangerous goods is not judged cannot be received. Set its class (or none) on the product.',
    '未判定危险物类别的产品不能入库。请在产品中确定类别（含非危险物）。',
    'No se puede recibir un producto sin clase de mercancía peligrosa. Fíjela (o ninguna) en el producto.',
  ],
  decisionNeeded: [
    '{message} 지정된 담당자의 보관 결정이 있어야 입고할 수 있습니다.',
    '{message} It can be received after the decision of a named person.',
    '{message}须有指定负责人的储存决定方可入库。',
    '{message} Solo puede recibirse tras la decisión de una persona designada.',
  ],
})
