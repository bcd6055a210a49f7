import { sentences } from '../../core/shared/sentence.ts'

/** Names of the papers that the module prints. */
export const fileNames = sentences({
  poster: ['장소게시물_{code}', 'StorePoster_{code}', '场所公示_{code}', 'CartelAlmacen_{code}'],
  placeLabels: ['위치라벨_{code}', 'PlaceLabels_{code}', '位置标签_{code}', 'EtiquetasLugar_{code}'],
  pack: ['소방인계팩', 'FireBrigadePack', '消防交接包', 'PaqueteBomberos'],
  packCopy: [
    '소방인계팩_사본_{code}',
    'FireBrigadePack_copy_{code}',
    '消防交接包_副本_{code}',
    'PaqueteBomberos_copia_{code}',
  ],
  bottleLabels: ['시약라벨_{code}', 'ReagentLabels_{code}', '试剂标签_{code}', 'EtiquetasReactivo_{code}'],
  specialLog: ['취급일지_{month}', 'HandlingLog_{month}', '操作日志_{month}', 'DiarioManipulacion_{month}'],
  warningLabel: ['경고표지_{code}', 'WarningLabel_{code}', '警示标签_{code}', 'EtiquetaAdvertencia_{code}'],
  guide: ['관리요령_{code}', 'HandlingGuide_{code}', '管理要领_{code}', 'GuiaManejo_{code}'],
  sheet: ['MSDS_{code}', 'MSDS_{code}', 'MSDS_{code}', 'FDS_{code}'],
})
