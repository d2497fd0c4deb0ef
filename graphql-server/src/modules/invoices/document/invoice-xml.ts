import { html, validXml, type Html } from '../../../shared/html.ts';
import { formatMessage } from '../../../shared/messages/locale.ts';
import { message } from '../../../shared/messages/message.ts';
import { toDecimalText, type MinorUnits } from '../../../shared/money/money.ts';
import type { InvoiceData, InvoiceParty, InvoiceSeller } from '../invoice-data.ts';
import {
  exemptionReason,
  type En16931,
  type En16931Charge,
  type En16931Line,
  type En16931Tax,
  type TaxKind,
} from './en16931.ts';
import { invoiceLocale } from './invoice-locale.ts';

/** Codes of the UNTDID lists that EN 16931 uses. */
const INVOICE = 380;
const CREDIT_NOTE = 381;
const BANK_TRANSFER = 30;
/** A means of payment that only its text names. */
const OTHER_MEANS = 'ZZZ';
/** UN/ECE Recommendation 20: one piece. */
const PIECE = 'C62';

/** The invoice as XML of Factur-X and ZUGFeRD (profile EN 16931), which programs read. */
export function invoiceXml(invoice: InvoiceData, amounts: En16931): string {
  const document = html`<rsm:CrossIndustryInvoice
    xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
    xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
    xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"
    xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"
  >
    <rsm:ExchangedDocumentContext
      ><ram:GuidelineSpecifiedDocumentContextParameter>
        <ram:ID>urn:cen.eu:en16931:2017</ram:ID>
      </ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext
    >
    <rsm:ExchangedDocument>
      <ram:ID>${invoice.number}</ram:ID>
      <ram:TypeCode>${invoice.kind === 'INVOICE' ? INVOICE : CREDIT_NOTE}</ram:TypeCode>
      <ram:IssueDateTime>${day('udt', invoice.issuedOn)}</ram:IssueDateTime>
      ${[invoice.reason, invoice.seller.footnote].map((text) => element('IncludedNote', element('Content', text)))}
    </rsm:ExchangedDocument>
    <rsm:SupplyChainTradeTransaction>
      ${amounts.lines.map((line, index) => tradeLine(invoice, line, index + 1))} ${agreement(invoice)}
      ${delivery(invoice)} ${settlement(invoice, amounts)}
    </rsm:SupplyChainTradeTransaction>
  </rsm:CrossIndustryInvoice>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${validXml(document)}\n`;
}

type Content = string | number | Html | null | false | undefined;

/** An element, or nothing if it would be empty, which the schemas forbid. */
function element(name: string, content: Content): Html {
  if (content === null || content === undefined || content === false || String(content) === '') return html``;
  return html`<ram:${name}>${content}</ram:${name}>`;
}

function day(prefix: 'udt' | 'qdt', date: string): Html {
  const digits = date.replaceAll('-', '');
  return prefix === 'udt'
    ? html`<udt:DateTimeString format="102">${digits}</udt:DateTimeString>`
    : html`<qdt:DateTimeString format="102">${digits}</qdt:DateTimeString>`;
}

function tradeLine(invoice: InvoiceData, line: En16931Line, position: number): Html {
  return html`<ram:IncludedSupplyChainTradeLineItem>
    <ram:AssociatedDocumentLineDocument
      ><ram:LineID>${position}</ram:LineID></ram:AssociatedDocumentLineDocument
    >
    <ram:SpecifiedTradeProduct>
      ${element('SellerAssignedID', line.sku)}<ram:Name>${line.name}</ram:Name>${element('Description', line.description)}
    </ram:SpecifiedTradeProduct>
    <ram:SpecifiedLineTradeAgreement
      ><ram:NetPriceProductTradePrice>
        <ram:ChargeAmount>${line.unitPrice}</ram:ChargeAmount>
      </ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement
    >
    <ram:SpecifiedLineTradeDelivery>
      <ram:BilledQuantity unitCode="${PIECE}">${line.quantity}</ram:BilledQuantity>
    </ram:SpecifiedLineTradeDelivery>
    <ram:SpecifiedLineTradeSettlement>
      <ram:ApplicableTradeTax>${taxOf(line)}</ram:ApplicableTradeTax>
      ${line.allowance > 0 && allowance(invoice, line)}
      <ram:SpecifiedTradeSettlementLineMonetarySummation>
        ${amount(invoice, 'LineTotalAmount', line.net)}
      </ram:SpecifiedTradeSettlementLineMonetarySummation>
    </ram:SpecifiedLineTradeSettlement>
  </ram:IncludedSupplyChainTradeLineItem> `;
}

function allowance(invoice: InvoiceData, line: En16931Line): Html {
  const [only, another] = invoice.discounts;
  const reason = only && !another ? only.name : '';
  return html`<ram:SpecifiedTradeAllowanceCharge>
    <ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator>
    ${amount(invoice, 'ActualAmount', line.allowance)}
    ${element('Reason', reason || formatMessage(invoiceLocale(invoice), message('invoiceDocument.discount')))}
  </ram:SpecifiedTradeAllowanceCharge>`;
}

function charge(invoice: InvoiceData, each: En16931Charge): Html {
  return html`<ram:SpecifiedTradeAllowanceCharge>
    <ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator>
    ${amount(invoice, 'ActualAmount', each.net)}
    <ram:Reason>${each.name}</ram:Reason>
    <ram:CategoryTradeTax>${taxOf(each)}</ram:CategoryTradeTax>
  </ram:SpecifiedTradeAllowanceCharge> `;
}

function taxOf(kind: TaxKind): Html {
  return html`<ram:TypeCode>VAT</ram:TypeCode
    ><ram:CategoryCode>${kind.category}</ram:CategoryCode>${percent(kind)}`;
}

/** What is not subject to tax has no rate, not even 0. */
function percent({ category, rate }: TaxKind): Html {
  return element('RateApplicablePercent', category !== 'O' && String(rate / 1000));
}

function agreement({ buyerReference, seller, buyer, orderNumber }: InvoiceData): Html {
  return html`<ram:ApplicableHeaderTradeAgreement>
    ${element('BuyerReference', buyerReference)}
    <ram:SellerTradeParty
      >${sellerIds(seller)}${party(seller, seller)}${registrations(seller, seller.taxNumber)}
    </ram:SellerTradeParty>
    <ram:BuyerTradeParty
      ><ram:Name>${buyer.name}</ram:Name>${party(buyer, seller)}${registrations(buyer, null)}
    </ram:BuyerTradeParty>
    <ram:SellerOrderReferencedDocument>
      <ram:IssuerAssignedID>${orderNumber}</ram:IssuerAssignedID>
    </ram:SellerOrderReferencedDocument>
  </ram:ApplicableHeaderTradeAgreement>`;
}

/** A seller needs an id, a register or a VAT number (BR-CO-26). */
function sellerIds({ name, register, vatNumber, taxNumber, email }: InvoiceSeller): Html {
  const id = !register && !vatNumber && (taxNumber ?? email ?? name);
  const registered = element('ID', register);
  return html`${element('ID', id)}<ram:Name>${name}</ram:Name>${element('SpecifiedLegalOrganization', registered)}`;
}

function party(of: InvoiceParty, seller: InvoiceParty): Html {
  const { contactName, phone, email } = of;
  const contact = html`${element('PersonName', contactName)}${element(
    'TelephoneUniversalCommunication',
    element('CompleteNumber', phone),
  )}${element('EmailURIUniversalCommunication', element('URIID', email))}`;
  return html`${element('DefinedTradeContact', contact)}${address(of, seller)}${
    email &&
    html`<ram:URIUniversalCommunication
      ><ram:URIID schemeID="EM">${email}</ram:URIID></ram:URIUniversalCommunication
    >`
  }`;
}

/** Without a country, an address is in the seller's. */
function address(of: InvoiceParty, seller: InvoiceParty): Html {
  return html`<ram:PostalTradeAddress>
    ${element('PostcodeCode', of.postalCode)}${element('LineOne', of.streetAddress)}
    ${element('LineTwo', of.streetAddress2)}${element('CityName', of.city)}
    ${element('CountryID', of.countryCode ?? seller.countryCode)}${element('CountrySubDivisionName', of.region)}
  </ram:PostalTradeAddress>`;
}

/** A VAT number starts with its country (BR-CO-09); others are tax numbers of the seller's own country. */
function registrations({ vatNumber }: InvoiceParty, taxNumber: string | null): Html {
  const isVatNumber = vatNumber !== null && /^[A-Z]{2}/.test(vatNumber);
  const local = taxNumber ?? (isVatNumber ? null : vatNumber);
  return html`${local && registration('FC', local)}${isVatNumber && registration('VA', vatNumber)}`;
}

function registration(scheme: 'FC' | 'VA', number: string): Html {
  return html`<ram:SpecifiedTaxRegistration
    ><ram:ID schemeID="${scheme}">${number}</ram:ID></ram:SpecifiedTaxRegistration
  >`;
}

function delivery({ deliverTo, deliveredOn, seller }: InvoiceData): Html {
  return html`<ram:ApplicableHeaderTradeDelivery>
    ${deliverTo && element('ShipToTradeParty', html`<ram:Name>${deliverTo.name}</ram:Name>${address(deliverTo, seller)}`)}
    ${
      deliveredOn &&
      element('ActualDeliverySupplyChainEvent', element('OccurrenceDateTime', day('udt', deliveredOn)))
    }
  </ram:ApplicableHeaderTradeDelivery>`;
}

function settlement(invoice: InvoiceData, amounts: En16931): Html {
  const { currencyCode, corrects, paymentReference } = invoice;
  return html`<ram:ApplicableHeaderTradeSettlement>
    ${element('PaymentReference', paymentReference)}
    <ram:InvoiceCurrencyCode>${currencyCode}</ram:InvoiceCurrencyCode>
    ${paymentMeans(invoice, amounts)} ${amounts.taxes.map((tax) => taxSum(invoice, tax))}
    ${amounts.charges.map((each) => charge(invoice, each))}
    ${amounts.due > 0 && element('SpecifiedTradePaymentTerms', element('Description', paymentTerms(invoice)))}
    <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
      ${amount(invoice, 'LineTotalAmount', amounts.lineTotal)}
      ${amount(invoice, 'ChargeTotalAmount', amounts.chargeTotal)}
      ${amount(invoice, 'TaxBasisTotalAmount', amounts.netTotal)}
      <ram:TaxTotalAmount currencyID="${currencyCode}"
        >${toDecimalText(amounts.taxTotal, currencyCode)}</ram:TaxTotalAmount
      >
      ${amounts.rounding !== 0 && amount(invoice, 'RoundingAmount', amounts.rounding)}
      ${amount(invoice, 'GrandTotalAmount', amounts.grossTotal)}
      ${amount(invoice, 'TotalPrepaidAmount', amounts.paid)}
      ${amount(invoice, 'DuePayableAmount', amounts.due)}
    </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    ${
      corrects &&
      html`<ram:InvoiceReferencedDocument
        ><ram:IssuerAssignedID>${corrects.number}</ram:IssuerAssignedID>
        <ram:FormattedIssueDateTime
          >${day('qdt', corrects.issuedOn)}</ram:FormattedIssueDateTime
        ></ram:InvoiceReferencedDocument
      >`
    }
  </ram:ApplicableHeaderTradeSettlement>`;
}

/** What is left to pay must say by when or how (BR-CO-25). */
function paymentTerms(invoice: InvoiceData): string {
  const { paymentMethod } = invoice;
  return formatMessage(invoiceLocale(invoice), message('invoiceDocument.paymentMethod', { paymentMethod }));
}

function paymentMeans({ seller, paymentMethod, kind }: InvoiceData, { due }: En16931): Html {
  const isTransfer = seller.iban !== null && due > 0 && kind === 'INVOICE';
  return html`<ram:SpecifiedTradeSettlementPaymentMeans>
    <ram:TypeCode>${isTransfer ? BANK_TRANSFER : OTHER_MEANS}</ram:TypeCode>
    ${element('Information', paymentMethod)} ${isTransfer && account(seller)}
  </ram:SpecifiedTradeSettlementPaymentMeans> `;
}

function account({ iban, bic, accountHolder }: InvoiceSeller): Html {
  return html`<ram:PayeePartyCreditorFinancialAccount>
      ${element('IBANID', iban?.replaceAll(' ', ''))}${element('AccountName', accountHolder)}
    </ram:PayeePartyCreditorFinancialAccount>
    ${element('PayeeSpecifiedCreditorFinancialInstitution', element('BICID', bic))}`;
}

function taxSum(invoice: InvoiceData, tax: En16931Tax): Html {
  return html`<ram:ApplicableTradeTax>
    ${amount(invoice, 'CalculatedAmount', tax.amount)}
    <ram:TypeCode>VAT</ram:TypeCode>
    ${element('ExemptionReason', exemption(invoice, tax))} ${amount(invoice, 'BasisAmount', tax.basis)}
    <ram:CategoryCode>${tax.category}</ram:CategoryCode>
    ${tax.category === 'AE' && element('ExemptionReasonCode', 'VATEX-EU-AE')}
    ${tax.category === 'G' && element('ExemptionReasonCode', 'VATEX-EU-G')}
    ${tax.category === 'O' && element('ExemptionReasonCode', 'VATEX-EU-O')} ${percent(tax)}
  </ram:ApplicableTradeTax> `;
}

/** Why there is no tax. */
function exemption(invoice: InvoiceData, { category }: En16931Tax): string | null {
  const locale = invoiceLocale(invoice);
  if (category === 'AE') return formatMessage(locale, message('invoiceDocument.reverseCharge'));
  if (category === 'O')
    return invoice.taxExemptionReason ?? formatMessage(locale, message('invoiceDocument.noTax'));
  return exemptionReason(invoice, category);
}

function amount({ currencyCode }: InvoiceData, name: string, value: MinorUnits): Html {
  return element(name, toDecimalText(value, currencyCode));
}
