import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Tag } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { ConfirmTag } from '../../../../platform/parameter/web/ConfirmTag.tsx'
import { chmChemical } from '../chm-chemical.resource.ts'
import type { WhereUsed } from '../where-used-answers.rule.ts'
import { said } from '../../../../core/web/text/text.ts'
import { unlistedSentences } from '../../regulation/unlisted.texts.ts'
import { PartLists } from '../../regulation/web/PartLists.tsx'
import '../../ghs/web/ghs.css'
import { substanceTexts } from './substance.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { chemicalRecords } from '../../record-pages.rule.ts'

/** Products that contain a substance, and the lists that it stands on today. */
export function WhereUsedBlock({ chemNo }: { chemNo: number }) {
  const tab = useTab()
  const names = useCodes('CHM_REG_CD').data ?? []
  const { data } = useQuery({
    queryKey: ['whereUsed', chemNo],
    queryFn: () => api.get<{ data: WhereUsed }>(`${chmChemical.path}/${chemNo}/products`),
  })
  const text = useTexts(substanceTexts)
  const { products, lists, partLists } = data?.data ?? { products: [], lists: [], partLists: [] }
  return (
    <>
      <Block title={text('lists', { count: lists.length })}>
        {data?.data.known === false && (
          <Alert className="span-all" type="warning" showIcon title={said(unlistedSentences.nothing())} />
        )}
        {data?.data.known === true && lists.length === 0 && (
          <p className="span-all">{said(unlistedSentences.noneHeld())}</p>
        )}
        <ul className="chemical-rows span-all">
          {lists.map((each) => (
            <li key={`${each.regCd} ${each.regSubjNm}`}>
              <Tag color="blue">{names.find(({ code }) => code === each.regCd)?.codeNm ?? each.regCd}</Tag>
              <span>
                {each.contentMinPct === null
                  ? text('anyContent')
                  : text(each.contentOpCd === 'GT' ? 'above' : 'from', { pct: each.contentMinPct })}{' '}
                · {each.lawArticle}
              </span>
              {each.confirmNeededYn === 'Y' && <ConfirmTag />}
            </li>
          ))}
        </ul>
        <PartLists regCds={partLists} />
      </Block>
      <Block title={text('products', { count: products.length })}>
        <ul className="chemical-rows span-all">
          {products.map((each) => (
            <li key={each.prodNo}>
              <Button
                type="link"
                size="small"
                onClick={() => tab.open(addressOf(chemicalRecords.chmProduct, each.prodNo))}
              >
                {each.prodCd} {each.prodNm}
              </Button>
              <span>
                {each.contentMin ?? each.contentRep}–{each.contentMax ?? each.contentRep}% ·{' '}
                {text('places', { count: each.useCnt })}
              </span>
            </li>
          ))}
        </ul>
      </Block>
    </>
  )
}
