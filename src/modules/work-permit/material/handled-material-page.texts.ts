import { texts } from '../../../core/shared/four-texts.ts'

/** What the page of handled materials says. */
export const materialTexts = texts({
  help: [
    '작업에서 취급하거나 설비에 남아 있는 물질의 폭발하한, 노출기준과 보호구입니다. 허가를 작성할 때 ‘등록된 물질’에서 골라 넣고, 가스측정은 이 노출기준으로 판정합니다.',
    'Lower explosive limit, exposure limit and protective gear of materials handled at work or left in equipment. Permits choose from them, and gas measurements are judged by these limits.',
    '作业中处理或设备内残留物质的爆炸下限、接触限值和防护用品。编写许可证时从“已登记物质”中选择，气体检测按此限值判定。',
    'Límite inferior de explosividad, límite de exposición y protección de las sustancias manipuladas o que quedan en los equipos. Los permisos eligen de aquí y las mediciones de gas se juzgan con estos límites.',
  ],
  empty: [
    '등록된 취급물질이 없습니다.',
    'No handled material is registered.',
    '没有已登记的处理物质。',
    'No hay sustancias registradas.',
  ],
})
