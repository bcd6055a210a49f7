import { texts } from '../../../core/shared/four-texts.ts'

/** Name of the company's panel, where the first page is arranged. */
export const vendorHomeNames = texts({ title: ['우리 업체', 'Our company', '本公司', 'Nuestra empresa'] })
