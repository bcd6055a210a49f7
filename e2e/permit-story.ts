import { afterAll, beforeAll } from 'vitest'
import type { Page } from 'playwright'
import { picture, startStory, type Person, type Story } from './story.ts'

/** The tab of the portal that is shown. */
export const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
export const permitPage = (permitNo: number) => `/constSafe/permit/permitDetail?no=${permitNo}`

/**
 * A story about permits of the demonstration, with the issuer at his desk.
 * @param name of the picture of the issuer's window as the story ends
 * @param first name of the permit that the issuer has open at the beginning
 */
export function permitStory(name: string, first: string) {
  let story: Story
  let issuer: Person
  const sql = () => story.portal.engine.database
  const numberOf = async (permitNm: string) =>
    (
      await sql().one<{ permitNo: number }>('select "permitNo" from "workPermit" where "permitNm" = $1', [
        permitNm,
      ])
    ).permitNo
  beforeAll(async () => {
    story = await startStory()
    issuer = await story.window('issuer01', { address: permitPage(await numberOf(first)) })
  })
  afterAll(async () => {
    if (issuer) await picture(issuer.page, name)
    await story?.close()
  })
  return {
    story: () => story,
    issuer: () => issuer,
    sql,
    numberOf,
    /** Puts a permit into a state, without the acts that lead there. */
    force: (permitNo: number, state: string) =>
      sql().query(`update "workPermit" set "state" = $2, "updateDt" = now() where "permitNo" = $1`, [
        permitNo,
        state,
      ]),
  }
}
