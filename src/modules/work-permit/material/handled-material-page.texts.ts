import { texts } from '../../../core/shared/four-texts.ts'

/** What the page of handled materials says. */
export const materialTexts = texts({
  help: [
    '작업에서 취급하거나 설비에 남아 있는 물질의 폭발하한, 노출기준과 보호구입니다. 허가를 작성할 때 ‘등록된 물질’에서 골라 넣고, 가스측정은 이 노출기준으로 판정합니다.',
    'Lower explosive limit, exposure limit and protective gear of materials handled at work or left in equipment. Permits choose from them, and gas measurements are judged by these limits.',
    '作业中处理或设备内残留物质的爆炸下限、接触限值和防护用品。编写许可证时从“已登记物质”中选择，气体检测按此限值判定。',
    'Límite inferior de explosividad, límite de exposición y protección de las sustancias manipuladas o que quedan en los equipos. Los permisos eligen de aquí y las mediciones de gas se juzgan con estos límites.',
  ],
  which: ['목록', 'List', '列表', 'Lista'],
  materials: ['취급물질', 'Materials', '处理物质', 'Sustancias'],
  devices: ['측정기', 'Instruments', '检测仪', 'Medidores'],
  devicesHelp: [
    '작업의 공기를 측정하는 기기입니다. 가스측정은 여기에 등록되고 교정기한이 남은 측정기로만 기록됩니다. 이상을 발견하면 상태를 ‘이상 발견’으로 바꾸세요. 그 측정기를 믿고 있는 작업에 바로 알립니다.',
    'Instruments that measure the air of works. A test is recorded only with one of them whose calibration is valid. Set one to “Found wrong” as soon as it is: the works that trust it are told at once.',
    '检测作业空气的仪器。气体检测只能用此处登记且校准有效的检测仪记录。发现异常时请将状态改为“发现异常”，系统会立即通知正在使用它的作业。',
    'Instrumentos que miden el aire de los trabajos. Solo se registran mediciones con uno de ellos con calibración vigente. Márquelo «Defectuoso» en cuanto lo sea: se avisa de inmediato a los trabajos que confían en él.',
  ],
  noDevices: [
    '등록된 측정기가 없습니다.',
    'No instrument is registered.',
    '没有已登记的检测仪。',
    'No hay medidores registrados.',
  ],
  empty: [
    '등록된 취급물질이 없습니다.',
    'No handled material is registered.',
    '没有已登记的处理物质。',
    'No hay sustancias registradas.',
  ],
})
