import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import type { RsaLopa } from '../rsa-lopa.resource.ts'
import { LopaWhy } from './LopaWhy.tsx'

afterEach(() => hidePage())

test('the gap of a LOPA says its factors, their product and the target', async () => {
  const row = {
    initTxt: '냉각수 상실',
    initFreq: 0.1,
    targetFreq: 0.00001,
    mitigatedFreq: 0.0001,
    gapVal: 10,
    layers: [
      { layerNm: 'TAH-101 경보', pfd: 0.1, confirmYn: 'Y' },
      { layerNm: 'PSV-101 안전밸브', pfd: 0.01, confirmYn: 'Y' },
      { layerNm: '확인하지 않은 계층', pfd: 0.1, confirmYn: 'N' },
    ],
  } as RsaLopa
  showPage(() => <LopaWhy row={row} />)
  await userEvent.click(page.getByRole('button', { name: /왜\?/ }))
  await expect
    .element(page.getByText('0.1 × 0.1 × 0.01 = 0.0001/년, ÷ 목표 0.00001 = 10배', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('PSV-101 안전밸브')).toBeVisible()
})
