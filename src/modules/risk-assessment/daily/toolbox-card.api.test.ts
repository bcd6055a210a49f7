import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../../core/server/pdf/pdf-text.ts'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'

let portal: Portal
let saf: Client
beforeAll(async () => {
  portal = await startPortal()
  saf = await portal.signIn('saf01')
})
afterAll(() => portal?.close())

test('the card says what is in place where no measure is planned, and each hazard once', async () => {
  const { body } = await saf.get('/api/rsa/daily/card?deptCd=D111')
  const text = (await pdfText(body as Buffer)).join(' ').replaceAll(/\s/g, '')
  const worst = await portal.engine.database.one<{ hazardTxt: string; controlTxt: string }>(
    `select h."hazardTxt", h."controlTxt" from "rsaHazard" h join "rsaTarget" t using ("rsaTargetNo")
     where t."deptCd" = 'D111' and t."state" in ('confirmed', 'shared') and not exists (
       select 1 from "rsaMeasureRow" r where r."rowEntity" = 'rsaHazard' and r."rowNo" = h."rsaHazardNo") order by h."score" desc, 1 limit 1`,
  )
  const [hazard, control] = [worst.hazardTxt, worst.controlTxt].map((each) => each.replaceAll(/\s/g, ''))
  expect(text).toContain(control)
  expect(text.split(hazard!)).toHaveLength(2)
})
