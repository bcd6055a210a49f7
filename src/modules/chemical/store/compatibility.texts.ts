import { sentences } from '../../../core/shared/sentence.ts'

/** How it is judged whether two products may stand in one store. */
export const mixSentences = sentences({
  mixO: ['가능', 'allowed', '允许', 'permitido'],
  mixS: ['분리', 'apart', '分开', 'separado'],
  mixX: ['금지', 'forbidden', '禁止', 'prohibido'],
  aboveShare: [
    '(지정수량의 {share}배 초과)',
    ' (above {share} times the designated quantity)',
    '（超过指定数量的{share}倍）',
    ' (por encima de {share} veces la cantidad designada)',
  ],
  classPair: [
    '제{first}류와 제{second}류 위험물',
    'Dangerous goods of classes {first} and {second}',
    '第{first}类与第{second}类危险物',
    'Mercancías peligrosas de las clases {first} y {second}',
  ],
  sameClass: [
    '{pair}은 같은 유별입니다.',
    '{pair} are the same class.',
    '{pair}属同一类别。',
    '{pair}: misma clase.',
  ],
  classesTogether: [
    '{pair}은 함께 둘 수 있습니다.',
    '{pair} may stand together.',
    '{pair}可以同处存放。',
    '{pair}: pueden estar juntas.',
  ],
  notInOneStore: [
    '{pair}은 같은 저장소에 저장할 수 없습니다.',
    '{pair} may not be kept in one store.',
    '{pair}不得储存在同一储存所。',
    '{pair}: no pueden guardarse en el mismo almacén.',
  ],
  notMixed: [
    '{pair}은 혼재할 수 없습니다{share}.',
    '{pair} may not stand together{share}.',
    '{pair}不得混存{share}。',
    '{pair}: no pueden estar juntas{share}.',
  ],
  notTogether: [
    '함께 보관할 수 없습니다.',
    'They may not be kept together.',
    '不得同处存放。',
    'No pueden guardarse juntos.',
  ],
  companyMatrix: [
    '회사 분리 저장 기준',
    'Segregation standard of the company',
    '公司分开储存标准',
    'Norma de separación de la empresa',
  ],
  groupPair: [
    '{one} × {other}: {result}',
    '{one} × {other}: {result}',
    '{one} × {other}：{result}',
    '{one} × {other}: {result}',
  ],
  noRestriction: [
    '분리군 사이에 제한이 없습니다.',
    'Nothing restricts these segregation groups.',
    '隔离组之间没有限制。',
    'No hay restricción entre los grupos de separación.',
  ],
  sameProduct: ['같은 제품입니다.', 'It is the same product.', '是同一产品。', 'Es el mismo producto.'],
  hazardClass: ['제{classCd}류', 'class {classCd}', '第{classCd}类', 'clase {classCd}'],
  notDangerous: ['비위험물', 'no dangerous goods', '非危险物', 'no peligrosa'],
  mixTitle: ['혼재 판정', 'Standing together', '混存判定', 'Almacenamiento conjunto'],
  mixFormula: [
    '위험물 유별: {byClass} / 분리군: {byGroup} → {result}(엄격한 쪽). {why}',
    'Classes of dangerous goods: {byClass} / segregation groups: {byGroup} → {result} (the stricter). {why}',
    '危险物类别：{byClass} / 隔离组：{byGroup} → {result}（从严）。{why}',
    'Clases: {byClass} / grupos de separación: {byGroup} → {result} (lo más estricto). {why}',
  ],
  classNotJudged: ['해당 없음', 'not applicable', '不适用', 'no aplica'],
  mixTable: [
    '혼재 기준표 {day}',
    'Table of segregation {day}',
    '混存标准表 {day}',
    'Tabla de separación {day}',
  ],
  mixLaw: [
    '위험물안전관리법 시행규칙',
    'Enforcement Rules of the Dangerous Goods Safety Act',
    '危险物安全管理法施行规则',
    'Reglamento de la Ley de Mercancías Peligrosas',
  ],
  classAndGroups: [
    '{classNm}, {groups}',
    '{classNm}, {groups}',
    '{classNm}，{groups}',
    '{classNm}, {groups}',
  ],
})
