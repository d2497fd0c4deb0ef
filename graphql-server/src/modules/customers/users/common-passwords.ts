/**
 * Passwords that attackers try first, in lower case and at least 8 characters long: shorter ones are rejected
 * for their length.
 */
const commonPasswords = new Set(
  `
  00000000 0123456789 0987654321 11111111 11223344 112233445566 12121212 123123123 12341234
  123454321 12345678 123456789 1234567890 123456789a 12345678a 1234567a 1234qwer 123qwerty 13131313
  147258369 159753159 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 22222222 321321321 33333333 44444444
  55555555 66666666 77777777 87654321 88888888 987654321 9876543210 99999999 a1234567 a12345678
  a123456789 abc12345 abc123456 abcd1234 abcde123 abcdefg1 abcdefgh abcdefghi access14 admin123
  admin1234 admin12345 adminadmin administrator administrator1 alexander alexandra andrew123
  android1 anthony1 arsenal1 asdf1234 asdfasdf asdfghjk asdfghjkl ashley123 autumn2025 autumn2026
  azerty123 azertyui azertyuiop banana123 barcelona baseball baseball1 basketball batman123
  beautiful benjamin blessed1 blueberry buster123 butterfly candy123 changeit changeme changeme1
  changeme123 charlie1 charlie123 chelsea1 cherry123 chocolate christian christopher computer
  computer1 contraseña cookie123 corvette cowboys1 cupcake1 daniel123 december default1 default123
  demo1234 dragon123 dragonball elizabeth exclusive exclusive1 facebook facebook1 february ferrari1
  football football1 forever1 forever21 fortnite1 freedom1 friday123 gandalf1 george123 ginger123
  google123 guest123 guest1234 harley123 hello123 hello1234 hellohello helloworld hockey123
  hunter123 iloveu123 iloveyou iloveyou1 iloveyou123 iloveyou2 instagram internet internet1
  iphone123 ironman1 january1 jennifer jessica1 jesus123 jesuschrist jonathan jordan123 jordan23
  juventus1 killer123 lakers24 letmein1 letmein123 linkedin1 liverpool liverpool1 login123 lovelove
  loveyou1 maggie123 manchester maria123 master01 master12 master123 matrix123 matthew1 mercedes
  michael1 michelle minecraft minecraft1 monday123 monkey123 moonlight motdepasse mustang1 mylove123
  mysql123 naruto123 nicholas nintendo november october1 opensesame oracle123 orange123 p4ssw0rd
  p@ssw0rd p@ssw0rd1 p@ssword pa55w0rd pa55word parola123 pass1234 pass12345 passpass passw0rd
  password password! password1 password1! password12 password123 password1234 password12345 passwort
  passwort1 patriots pepper123 playstation pokemon1 pokemon123 porsche1 postgres postgres1 prince123
  princess princess1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qwer1234 qwerty12 qwerty123 qwerty1234
  qwerty12345 qwertyui qwertyuiop qwertz123 qwertzui qwertzuiop rainbow1 ranger123 realmadrid
  robert123 root1234 rootroot samantha sample123 samsung1 samsung123 secret12 secret123 senha123
  september server123 shadow12 shadow123 shop1234 shopping shopping1 soccer12 soccer123 softball
  spiderman spring2025 spring2026 starlight starwars starwars1 steelers stephanie strawberry
  summer2024 summer2025 summer2026 sunshine sunshine1 superman superman1 sweetheart system123
  terminator test1234 test12345 testing1 testing123 testtest thomas123 tigger123 toor1234 topsecret
  trustno1 twitter1 user1234 useruser victoria warcraft1 welcome1 welcome12 welcome123 welcome2
  whatever whatever1 william1 windows10 winter2024 winter2025 winter2026 yamaha123 yankees1 youtube1
  zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123
`
    .trim()
    .split(/\s+/),
);

/** Ignores case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFKC').toLowerCase());
}
