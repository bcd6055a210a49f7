import type { Page } from 'playwright'
import { jpeg } from '../test/file-samples.ts'

export const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
export const waitingBar = (page: Page) => page.getByRole('region', { name: '네트워크와 전송 대기' })

/** Fills in a new request with pictures as on a round of the plant; nothing is saved yet. */
export async function fillRequest(page: Page, title: string, pictures: number): Promise<void> {
  const form = pane(page)
  await form.getByLabel('제목').fill(title)
  await form.getByLabel('문제점').fill('방유제 안쪽의 배수밸브가 열려 있고 우수가 고여 있습니다.')
  await form.getByLabel('장소').fill('3번 탱크 방유제')
  await form.getByRole('combobox', { name: '유해위험유형' }).click()
  await page.locator('.ant-select-item-option').first().click()
  const files = await Promise.all(
    Array.from({ length: pictures }, async (_, index) => ({
      name: `현장${String(index + 1).padStart(2, '0')}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await jpeg(200 + index, 120),
    })),
  )
  await form.locator('.attach input[type=file][multiple]').first().setInputFiles(files)
  await form.getByAltText(`현장${String(pictures).padStart(2, '0')}.jpg`, { exact: false }).waitFor()
}

/** The request with this title and the names of its pictures, each as often as it is there. */
export const arrivedSql = `select i."imprNo", array_agg(f."fileOrgNm" order by f."fileOrgNm") filter (where f."fileNo" is not null) as "files"
  from "improvement" i left join "attachFile" f on f."taskClassNm" = 'improvement' and f."taskKey" = i."imprNo"::text and f."delYn" = 'N'
  where i."imprNm" = $1 group by i."imprNo"`
export const picturesNamed = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `현장${String(index + 1).padStart(2, '0')}.jpg`)
