import { expect, it } from 'vitest'
import { requiredDocuments } from './required-documents.rule.ts'

it.each([
  ['a supplier', { vendorTypeCd: 'VTY05', workFieldCds: [] }, 'VDC01 VDC02'],
  ['who works on site', { vendorTypeCd: 'VTY02', workFieldCds: ['VFD02'] }, 'VDC01 VDC02 VDC03 VDC04 VDC07'],
  [
    'an electrician on site',
    { vendorTypeCd: 'VTY01', workFieldCds: ['VFD03'] },
    'VDC01 VDC02 VDC03 VDC04 VDC07 VDC05',
  ],
])('papers of %s', (_, vendor, expected) => expect(requiredDocuments(vendor).join(' ')).toBe(expected))
