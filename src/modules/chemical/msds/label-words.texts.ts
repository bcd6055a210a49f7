import type { Language } from '../../../core/shared/session.ts'

interface LabelWords {
  signals: Readonly<Record<string, string>>
  hazards: string
  kinds: Readonly<Record<'PREV' | 'RESP' | 'STOR' | 'DISP', string>>
  rest: string
  supplier: string
  /** Before the names of components that no list of the laws knows. */
  unlisted: string
}
/** Fixed words of a warning label in the four languages of the portal. */
export const labelWords: Readonly<Record<Language, LabelWords>> = {
  kr: {
    signals: { D: '위험', W: '경고', N: '' },
    hazards: '유해·위험문구',
    kinds: { PREV: '예방', RESP: '대응', STOR: '저장', DISP: '폐기' },
    rest: '그 외 예방조치 문구는 MSDS 참조',
    supplier: '공급자',
    unlisted: '법규DB에 없음 — 확인 필요',
  },
  en: {
    signals: { D: 'Danger', W: 'Warning', N: '' },
    hazards: 'Hazard statements',
    kinds: { PREV: 'Prevention', RESP: 'Response', STOR: 'Storage', DISP: 'Disposal' },
    rest: 'See the MSDS for further precautionary statements',
    supplier: 'Supplier',
    unlisted: 'In no list of the laws held — to be confirmed',
  },
  zh: {
    signals: { D: '危险', W: '警告', N: '' },
    hazards: '危险说明',
    kinds: { PREV: '预防', RESP: '应对', STOR: '储存', DISP: '处置' },
    rest: '其他预防说明请参阅MSDS',
    supplier: '供应商',
    unlisted: '法规库中没有，待确认',
  },
  es: {
    signals: { D: 'Peligro', W: 'Atención', N: '' },
    hazards: 'Indicaciones de peligro',
    kinds: { PREV: 'Prevención', RESP: 'Intervención', STOR: 'Almacenamiento', DISP: 'Eliminación' },
    rest: 'Véase la FDS para más consejos de prudencia',
    supplier: 'Proveedor',
    unlisted: 'En ninguna lista legal — por confirmar',
  },
}
